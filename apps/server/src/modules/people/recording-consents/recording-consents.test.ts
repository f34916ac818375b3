import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { buildFamily } from "../../../../test/booking-scene.ts";
import { NOT_FOUND } from "../../../../test/error-map.ts";
import { buildTeacher, signedIn } from "../../../../test/factories.ts";
import { buildRecitationScene } from "../../../../test/recitation-scene.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { users } from "../../identity/tables/users.ts";
import { recordingConsents } from "../tables/recording-consents.ts";
import { mayBeRecorded } from "./queries.ts";

const test = await startTestApp();
const { db } = test;
const now = test.clock.now().toISOString();

const eventsOf = async (id: string) =>
  (await db.select().from(events).where(eq(events.subjectId, id))).map(({ kind }) => kind);

describe("the consent to recordings", () => {
  it("of a child is given and withdrawn by a parent, and stays written", async () => {
    const { parent, child, family, consent } = await buildRecitationScene(test, {
      isAllowed: false,
    });
    expect((await family.get(consent)).json()).toEqual({
      given_at: null,
      given_by: null,
      can_change: true,
    });
    const given = await family.put(consent, { is_given: true });
    expect(given.json()).toEqual({ given_at: now, given_by: parent.name, can_change: true });
    expect(await mayBeRecorded(db, [child.id, parent.id])).toEqual(new Set([child.id]));
    await family.put(consent, { is_given: true });
    await family.put(consent, { is_given: false });
    await family.put(consent, { is_given: false });
    expect(await mayBeRecorded(db, [child.id])).toEqual(new Set());
    const rows = await db
      .select()
      .from(recordingConsents)
      .where(eq(recordingConsents.studentId, child.id));
    expect(rows).toMatchObject([{ givenById: parent.id, withdrawnAt: test.clock.now() }]);
    expect(await eventsOf(child.id)).toEqual([
      "give-recording-consent",
      "withdraw-recording-consent",
    ]);
  });

  it("is read by the child, the teacher and staff, who do not change it", async () => {
    const { pupil, desk, office, consent } = await buildRecitationScene(test);
    for (const reader of [pupil, desk, office]) {
      expect((await reader.get(consent)).json()).toMatchObject({
        given_at: now,
        can_change: false,
      });
      expect((await reader.put(consent, { is_given: false })).statusCode).toBe(403);
    }
  });

  it("of who is sixteen is their own, and of who has no account the parent's", async () => {
    const { child, pupil, family, consent } = await buildRecitationScene(test, {
      age: 16,
      isAllowed: false,
    });
    expect((await family.put(consent, { is_given: true })).statusCode).toBe(403);
    expect((await pupil.put(consent, { is_given: true })).statusCode).toBe(200);
    await db.update(users).set({ email: null }).where(eq(users.id, child.id));
    expect((await family.get(consent)).json()).toMatchObject({ can_change: true });
  });

  it("of somebody else's pupil is not found, and a guest logs in first", async () => {
    const { consent } = await buildRecitationScene(test);
    for (const stranger of [await buildTeacher(db), (await buildFamily(db)).parent]) {
      const client = await signedIn(test, stranger);
      expect((await client.get(consent)).json()).toEqual(NOT_FOUND);
      expect((await client.put(consent, { is_given: true })).json()).toEqual(NOT_FOUND);
    }
    expect((await test.client().get(consent)).statusCode).toBe(401);
    expect((await test.client().put(consent, { is_given: true })).statusCode).toBe(401);
  });

  it("is a plain yes or no", async () => {
    const { family, consent } = await buildRecitationScene(test);
    expect((await family.put(consent, { is_given: "yes" })).json()).toHaveProperty("is_given");
    expect((await family.put(consent, {})).statusCode).toBe(400);
  });
});
