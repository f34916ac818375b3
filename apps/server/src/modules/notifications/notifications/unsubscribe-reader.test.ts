import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { buildParent } from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { users } from "../../identity/tables/users.ts";
import { signUnsubscription } from "../mail/unsubscribe-token.ts";
import { notificationChoices } from "../tables/notification-choices.ts";

const test = await startTestApp();
const { db } = test;
const URL = "/api/notifications/unsubscribe/";

async function scene() {
  const { id: userId } = await buildParent(db);
  const token = signUnsubscription({ userId, group: "reports" }, test.services.secret);
  const choices = () =>
    db.select().from(notificationChoices).where(eq(notificationChoices.userId, userId));
  return { userId, token, choices };
}

/** As a mail program does: no cookie, no csrftoken, a form. */
function press(token: string, type = "application/x-www-form-urlencoded") {
  return test.app.inject({
    method: "POST",
    url: `${URL}?token=${token}`,
    headers: { "content-type": type },
    payload: "List-Unsubscribe=One-Click",
  });
}

describe("the link that ends a kind of mail", () => {
  it("is pressed by a mail program without a sign-in, as often as it likes", async () => {
    const { userId, token, choices } = await scene();
    for (const type of ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x"]) {
      const answer = await press(token, type);
      expect([answer.statusCode, answer.json()]).toEqual([200, { group: "reports" }]);
    }
    const off = { userId, event: "reports", channel: "email", isOn: false };
    expect(await choices()).toEqual([off]);
    const [entry] = await db.select().from(events).where(eq(events.subjectId, userId));
    expect(entry).toMatchObject({ kind: "unsubscribe", payload: { group: "reports" } });
  });

  it("is opened by a person, who confirms on a page", async () => {
    const { token, choices } = await scene();
    const opened = await test.client().get(`${URL}?token=${token}`);
    expect(opened.statusCode).toBe(302);
    expect(opened.headers.location).toBe(`/unsubscribe?token=${token}`);
    expect(await choices()).toEqual([]);
    const answer = await test.app.inject({ method: "POST", url: URL, payload: { token } });
    expect(answer.json()).toEqual({ group: "reports" });
    expect(await choices()).toHaveLength(1);
  });

  it("does nothing where it is not ours, or its reader has left", async () => {
    const { userId, token, choices } = await scene();
    const other = signUnsubscription({ userId, group: "reports" }, "another secret");
    for (const forged of ["", "x", "x.y", `${token}x`, other]) {
      const answer = await press(forged);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toHaveProperty("token");
    }
    await db.update(users).set({ closedAt: test.clock.now() }).where(eq(users.id, userId));
    expect((await press(token)).statusCode).toBe(400);
    expect(await choices()).toEqual([]);
  });

  it("takes forms nowhere else", async () => {
    const answer = await test.app.inject({
      method: "POST",
      url: "/api/contact/",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "name=x",
    });
    expect([403, 415]).toContain(answer.statusCode);
  });
});
