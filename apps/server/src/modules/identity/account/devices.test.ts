import { and, eq, ne } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { SIGN_IN_FIRST } from "../../../../test/error-map.ts";
import {
  PASSWORD,
  buildParent,
  buildStaff,
  buildTeacher,
  signedIn,
} from "../../../../test/factories.ts";
import { lastToken, mailsTo } from "../../../../test/outbox.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import type { TestClient } from "../../../../test/test-client.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { pushSubscriptions } from "../../notifications/tables/push-subscriptions.ts";

const test = await startTestApp();
const URL = "/api/profile/devices/";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0";

type Row = { id: string; is_this: boolean };
const isIn = async (client: { get(url: string): Promise<{ statusCode: number }> }) =>
  (await client.get("/api/profile/")).statusCode === 200;

async function twoBrowsers() {
  const user = await buildTeacher(test.db);
  const there = await signedIn(test, user);
  test.clock.advance(3_600_000);
  const here = test.client();
  const body = { email: user.email, password: PASSWORD };
  await here.post("/api/authentication/login/", body, { "user-agent": FIREFOX });
  const rows = (await here.get(URL)).json<Row[]>();
  return { user, here, there, rows };
}

it("are listed by their names, the latest first, without token or network address", async () => {
  const { rows } = await twoBrowsers();
  const at = test.clock.now();
  const before = new Date(at.getTime() - 3_600_000);
  expect(rows[0]).toEqual({
    id: rows[0]?.id,
    browser: "Firefox",
    system: "Linux",
    signed_in_at: at.toISOString(),
    last_used_at: at.toISOString(),
    is_this: true,
  });
  expect(rows[1]).toMatchObject({
    browser: null,
    system: null,
    signed_in_at: before.toISOString(),
    is_this: false,
  });
  test.clock.advance(20 * 86_400_000);
  const { here } = await twoBrowsers();
  expect((await here.get(URL)).json()).toHaveLength(2);
});

it("are signed out one by one, but for the one that asks", async () => {
  const { user, here, there, rows } = await twoBrowsers();
  const [own, other] = rows;
  const refused = await here.unsafe("DELETE", `${URL}${own?.id}/`, undefined, {});
  expect(refused.statusCode).toBe(409);
  const answer = await here.unsafe("DELETE", `${URL}${other?.id}/`, undefined, {});
  expect([answer.statusCode, answer.json()]).toEqual([200, { done: true }]);
  expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
  const again = await here.unsafe("DELETE", `${URL}${other?.id}/`, undefined, {});
  expect(again.statusCode).toBe(404);
  const subject = and(eq(events.subjectId, user.id), ne(events.kind, "log-in"));
  expect(await test.db.select().from(events).where(subject)).toMatchObject([
    { kind: "sign-out-device" },
  ]);
});

it("are signed out all at once, but for the one that asks and those of others", async () => {
  const [mine, theirs] = [await twoBrowsers(), await twoBrowsers()];
  for (let time = 0; time < 2; time += 1) {
    expect((await mine.here.post(`${URL}sign-out-others/`)).statusCode).toBe(200);
  }
  const states = [mine.here, mine.there, theirs.here, theirs.there].map(isIn);
  expect(await Promise.all(states)).toEqual([true, false, true, true]);
});

it("are nobody else's: another person finds none of them, a guest is refused", async () => {
  const { rows, there } = await twoBrowsers();
  const other = await signedIn(test, await buildParent(test.db));
  expect(JSON.stringify((await other.get(URL)).json())).not.toContain(rows[0]?.id);
  for (const id of [rows[0]?.id, rows[1]?.id, crypto.randomUUID(), "x"]) {
    expect((await other.unsafe("DELETE", `${URL}${id}/`, undefined, {})).statusCode).toBe(404);
  }
  expect(await isIn(there)).toBe(true);
  const guest = test.client();
  const refused = [
    await guest.get(URL),
    await guest.unsafe("DELETE", `${URL}${rows[0]?.id}/`, undefined, {}),
    await guest.post(`${URL}sign-out-others/`),
  ];
  for (const answer of refused) {
    expect([answer.statusCode, answer.json()]).toEqual([401, SIGN_IN_FIRST]);
  }
});

describe("what a browser shows while the site is closed", () => {
  const CHANGE = { current_password: PASSWORD, new_password: "quite-another-sentence" };
  const agree = (client: TestClient, name: string) =>
    client.post("/api/notifications/push-subscriptions/", {
      endpoint: `https://push.example.test/${name}`,
      keys: { p256dh: "p".repeat(87), auth: "a".repeat(22) },
    });
  const shownTo = async ({ id }: { id: string }) => {
    const { endpoint, userId } = pushSubscriptions;
    const rows = await test.db.select({ endpoint }).from(pushSubscriptions).where(eq(userId, id));
    return rows.map((row) => row.endpoint.split("-").at(-1)).toSorted();
  };
  const logIn = (client: TestClient, { email }: { email: string }) =>
    client.post("/api/authentication/login/", { email, password: PASSWORD });

  async function bothAgreed() {
    const scene = await twoBrowsers();
    await agree(scene.here, `${scene.user.id}-here`);
    await agree(scene.there, `${scene.user.id}-there`);
    expect(await shownTo(scene.user)).toEqual(["here", "there"]);
    return scene;
  }

  type Scene = Awaited<ReturnType<typeof bothAgreed>>;
  it.each<[string, string[], (scene: Scene) => Promise<{ statusCode: number }>]>([
    [
      "signed out from elsewhere",
      ["here"],
      ({ here, rows }) => here.unsafe("DELETE", `${URL}${rows[1]?.id}/`, undefined, {}),
    ],
    ["signed out with others", ["here"], ({ here }) => here.post(`${URL}sign-out-others/`)],
    ["logged out", ["here"], ({ there }) => there.post("/api/authentication/logout/")],
    ["after another password", ["here"], ({ here }) => here.post("/api/profile/password/", CHANGE)],
    [
      "after a password by mail",
      [],
      async ({ here, user: { email } }) => {
        await here.post("/api/authentication/password-reset/", { email });
        const body = { token: await lastToken(test.db, email), password: CHANGE.new_password };
        return here.post("/api/authentication/password-reset/confirm/", body);
      },
    ],
    ["that signs in anew", ["here", "there"], ({ there, user }) => logIn(there, user)],
    [
      "in which somebody else signs in",
      ["here"],
      async ({ there }) => logIn(there, await buildParent(test.db)),
    ],
  ])("of one %s it is %j", async (_, shown, act) => {
    const scene = await bothAgreed();
    expect((await act(scene)).statusCode).toBe(200);
    expect(await shownTo(scene.user)).toEqual(shown);
  });

  it("ends with the others where nobody knows whose browser it was", async () => {
    const { user, here } = await bothAgreed();
    await test.db.update(pushSubscriptions).set({ signInId: null });
    await here.post(`${URL}sign-out-others/`);
    expect(await shownTo(user)).toEqual([]);
  });
});

describe("staff who decide about people", () => {
  it("see where somebody is signed in and end one or all, and the person is told", async () => {
    const { user, here, there } = await twoBrowsers();
    const desk = await signedIn(test, await buildStaff(test.db));
    const at = `/api/staff/people/${user.id}/devices/`;
    const listed = (await desk.get(at)).json<Row[]>();
    expect(listed).toHaveLength(2);
    expect(Object.keys(listed[0] ?? {})).not.toContain("ip_address");
    const one = listed.find((row) => "browser" in row && row.browser === "Firefox");
    await desk.unsafe("DELETE", `${at}${one?.id}/`, undefined, {});
    expect([await isIn(here), await isIn(there)]).toEqual([false, true]);
    expect((await desk.post(`${at}sign-out/`)).statusCode).toBe(200);
    expect(await isIn(there)).toBe(false);
    const kinds = (await test.db.select().from(events).where(eq(events.subjectId, user.id))).map(
      ({ kind }) => kind,
    );
    expect(kinds).toEqual(expect.arrayContaining(["end-sign-in", "end-sign-ins"]));
    expect((await mailsTo(test.db, user.email)).map(({ template }) => template)).toEqual(
      expect.arrayContaining(["signed-out"]),
    );
    expect((await desk.post(`${at}sign-out/`)).statusCode).toBe(200);
  });

  it("keep their own sign-in, and find nobody else's by another address", async () => {
    const staff = await buildStaff(test.db);
    const desk = await signedIn(test, staff);
    const at = `/api/staff/people/${staff.id}/devices/`;
    const [own] = (await desk.get(at)).json<Row[]>();
    expect((await desk.unsafe("DELETE", `${at}${own?.id}/`, undefined, {})).statusCode).toBe(409);
    await desk.post(`${at}sign-out/`);
    expect(await isIn(desk)).toBe(true);
    const { rows } = await twoBrowsers();
    const wrong = await desk.unsafe("DELETE", `${at}${rows[0]?.id}/`, undefined, {});
    expect(wrong.statusCode).toBe(404);
    const nobody = `/api/staff/people/${crypto.randomUUID()}/devices/`;
    expect((await desk.get(nobody)).statusCode).toBe(404);
  });
});
