import { HELD_MS } from "@riwaq/domain/scheduling/offers/offer";
import { and, eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";

import { buildStaff, signedIn } from "../../../../test/factories.ts";
import { type OfferScene, buildOfferScene, offer } from "../../../../test/offer-scene.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { users } from "../../identity/tables/users.ts";
import { outboxMessages } from "../../notifications/tables/outbox-messages.ts";
import { familyMembers } from "../../people/tables/families.ts";
import { offers } from "../tables/offers.ts";
import { signLink } from "./sign-link.ts";

const test = await startTestApp();
const { db, clock } = test;
afterEach(() => clock.set(TEST_NOW));

async function mailOf({ parent }: OfferScene) {
  const [mail] = await db
    .select()
    .from(outboxMessages)
    .where(and(eq(outboxMessages.template, "offer-made"), eq(outboxMessages.userId, parent.id)));
  if (!mail) throw new Error("no mail");
  return mail;
}
const tokenOf = (link = "") => new URL(link).searchParams.get("token") ?? "";
const stateOf = async (id: string) =>
  (await db.select({ state: offers.state }).from(offers).where(eq(offers.id, id)))[0]?.state;

describe("the link in the mail about an offer", () => {
  it("shows it on both clocks, and opening it changes nothing", async () => {
    const scene = await buildOfferScene(test);
    const { id } = await offer(scene);
    const { params } = await mailOf(scene);
    expect(params.details).toContain(
      "06:00 pm – 07:00 pm (\u2068Paris\u2069) · 07:00 pm – 08:00 pm (\u2068Cairo\u2069)",
    );
    const token = tokenOf(params.link);
    expect(params.link).toBe(`http://riwaq.test/offer?token=${token}`);
    const opened = await test.client().post("/api/offers/open/", { token });
    expect([opened.statusCode, opened.json()]).toMatchObject([
      200,
      { id, state: "offered", side: "family", lessons: 24, can_answer: true },
    ]);
    expect(await stateOf(id)).toBe("offered");
  });

  it("confirms without signing in, once, as the person it was sent to", async () => {
    const scene = await buildOfferScene(test);
    const { id } = await offer(scene);
    const token = tokenOf((await mailOf(scene)).params.link);
    const press = () => test.client().post("/api/offers/answer/", { token, answer: "confirm" });
    expect((await press()).json()).toEqual({ state: "confirmed", lessons: 24 });
    expect((await press()).json()).toEqual({ state: "confirmed", lessons: 0 });
    const [row] = await db.select().from(offers).where(eq(offers.id, id));
    expect(row).toMatchObject({ state: "confirmed", settledBy: scene.parent.id });
    const opened = await test.client().post("/api/offers/open/", { token });
    expect(opened.json()).toEqual({ state: "confirmed" });
  });

  it("says no as well, and is over with its offer", async () => {
    const scene = await buildOfferScene(test);
    await offer(scene);
    const token = tokenOf((await mailOf(scene)).params.link);
    const no = { token, answer: "decline", word: "Trop tôt" };
    expect((await test.client().post("/api/offers/answer/", no)).json()).toMatchObject({
      state: "declined",
    });
    const yes = await test.client().post("/api/offers/answer/", { token, answer: "confirm" });
    expect([yes.statusCode, yes.json()]).toEqual([
      409,
      { detail: [expect.stringContaining("its hours are free again")] },
    ]);

    const later = await buildOfferScene(test);
    await offer(later);
    const late = tokenOf((await mailOf(later)).params.link);
    clock.advance(HELD_MS);
    const opened = await test.client().post("/api/offers/open/", { token: late });
    expect(opened.json()).toEqual({ state: "lapsed" });
  });

  it("opens nothing that was not signed here, for somebody else or after the account is closed", async () => {
    const scene = await buildOfferScene(test);
    const { id } = await offer(scene);
    const own = tokenOf((await mailOf(scene)).params.link);
    const stranger = signLink({ offerId: id, userId: scene.teacher.id }, test.services.secret);
    const forged = signLink({ offerId: id, userId: scene.parent.id }, "another secret");
    for (const token of ["", "x.y", forged, `${own}x`]) {
      const answer = await test.client().post("/api/offers/answer/", { token, answer: "confirm" });
      expect(answer.statusCode).toBe(400);
    }
    const theirs = { token: stranger, answer: "confirm" };
    expect((await test.client().post("/api/offers/answer/", theirs)).statusCode).toBe(403);
    await db.update(users).set({ closedAt: TEST_NOW }).where(eq(users.id, scene.parent.id));
    const closed = await test.client().post("/api/offers/open/", { token: own });
    expect(closed.statusCode).toBe(400);
    expect(await stateOf(id)).toBe("offered");
  });

  it("tells who comes after a yes that the lessons are booked, not that the hours are free", async () => {
    const scene = await buildOfferScene(test);
    const { id } = await offer(scene);
    await scene.family.post(`/api/offers/${id}/confirm/`);
    const token = tokenOf((await mailOf(scene)).params.link);
    const tooLate = { detail: [expect.stringContaining("has been confirmed already")] };
    const no = await test.client().post("/api/offers/answer/", { token, answer: "decline" });
    expect([no.statusCode, no.json()]).toEqual([409, tooLate]);
    const back = await scene.desk.post(`/api/offers/${id}/withdraw/`);
    expect([back.statusCode, back.json()]).toEqual([409, tooLate]);
  });

  it("shows nothing any more to who is no parent of the pupil since", async () => {
    const scene = await buildOfferScene(test);
    await offer(scene);
    const token = tokenOf((await mailOf(scene)).params.link);
    await db.delete(familyMembers).where(eq(familyMembers.userId, scene.parent.id));
    const opened = await test.client().post("/api/offers/open/", { token });
    expect([opened.statusCode, opened.body]).toEqual([
      400,
      expect.not.stringContaining(scene.child.name),
    ]);
  });

  it("is not read by staff in passing", async () => {
    const scene = await buildOfferScene(test);
    await offer(scene);
    const office = await signedIn(test, await buildStaff(db));
    const listed = (await office.get("/api/outbox/")).body;
    expect(listed).toContain("Weekly lessons for");
    expect(listed).not.toContain(tokenOf((await mailOf(scene)).params.link));
  });
});
