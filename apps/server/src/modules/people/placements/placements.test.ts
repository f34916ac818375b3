import { type Answer, placeOfRight } from "@riwaq/domain/people/placement/item";
import { LISTENING } from "@riwaq/domain/people/placement/items/listening";
import { nextItem } from "@riwaq/domain/people/placement/run";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { buildFamily, newKey } from "../../../../test/booking-scene.ts";
import { NOT_FOUND, SIGN_IN_FIRST } from "../../../../test/error-map.ts";
import {
  buildParent,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import type { TestClient } from "../../../../test/test-client.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { staffRights } from "../../identity/tables/user-roles.ts";
import { notifications } from "../../notifications/tables/notifications.ts";
import { agreements } from "../tables/agreements.ts";
import { placements } from "../tables/placements.ts";

const test = await startTestApp();
const { db } = test;
const now = test.clock.now();
const HOUR_MS = 3_600_000;

/** A whole test of somebody who knows what is easier than this. */
function answersOf(ability: number): Answer[] {
  const answers: Answer[] = [];
  for (let item = nextItem(answers); item; item = nextItem(answers)) {
    const option = item.difficulty <= ability ? placeOfRight(item) : null;
    answers.push({ item: item.id, option });
  }
  return answers;
}
const [BEGINNER, KNOWING] = [answersOf(-9), answersOf(0.4)];
const HEARD = LISTENING.slice(-4).map((item) => ({ item: item.id, option: placeOfRight(item) }));
const [FIRST_HEARD] = HEARD;

/** A child with a parent, and a teacher of theirs. */
async function learning() {
  const { parent, child } = await buildFamily(db, 9);
  const teacher = await buildTeacher(db);
  await db
    .insert(agreements)
    .values({ studentId: child.id, teacherId: teacher.id, broughtTogetherAt: now });
  const family = await signedIn(test, parent);
  const desk = await signedIn(test, teacher);
  return { parent, child, teacher, family, desk, path: `/api/students/${child.id}/placement/` };
}

const send = async (client: TestClient, id: string, answers: unknown = KNOWING, key = newKey()) =>
  client.unsafe("POST", "/api/placements/", { student_id: id, answers }, key);
const rowsOf = async (id: string) =>
  db.select().from(placements).where(eq(placements.studentId, id));
const told = async (id: string) =>
  (await db.select().from(events).where(eq(events.subjectId, id))).filter(({ kind }) =>
    kind.endsWith("-placement"),
  );

describe("a placement test", () => {
  it("is sent by the family, judged by the server, and read by the teacher", async () => {
    const { child, parent, family, desk, path } = await learning();
    expect((await family.get(path)).json()).toEqual({ placement: null, may_confirm: false });
    const answer = await send(family, child.id);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      placement: { band: "A1.2", sent_at: now.toISOString(), confirmed: null },
      may_confirm: false,
    });
    const read = (await desk.get(path)).json();
    expect(read).toMatchObject({ placement: { band: "A1.2" }, may_confirm: true });
    expect(read.placement.skills).toContainEqual({ skill: "letters", stage: "firm" });
    expect(JSON.stringify(read)).not.toContain("answers");
    const [row] = await rowsOf(child.id);
    expect(row).toMatchObject({ answers: KNOWING, band: "A1.2", confirmedBand: null });
    expect(await told(child.id)).toMatchObject([
      { actorId: parent.id, kind: "send-placement", payload: { placement: row?.id } },
    ]);
  });

  it("counts what was heard, whatever can be heard today", async () => {
    const { child, family } = await learning();
    const answers = [...KNOWING, ...HEARD];
    const { placement } = (await send(family, child.id, answers)).json();
    expect(placement.skills).toContainEqual({ skill: "listening", stage: "firm" });
    const [row] = await rowsOf(child.id);
    expect(row).toMatchObject({ answers });
    await send(family, child.id, [...KNOWING, ...HEARD.slice(0, 1)]);
    expect(await rowsOf(child.id)).toHaveLength(1);
  });

  it("with a band of the page's own says nothing by it", async () => {
    const { child, family } = await learning();
    const body = { student_id: child.id, answers: BEGINNER, band: "A2.2", ability: 4 };
    const answer = await family.unsafe("POST", "/api/placements/", body, newKey());
    expect(answer.json().placement).toMatchObject({ band: "A0" });
  });

  it("sent twice with one key is one, and a newer one takes the place of one that waits", async () => {
    const { child, family } = await learning();
    const key = newKey();
    await send(family, child.id, KNOWING, key);
    await send(family, child.id, KNOWING, key);
    expect(await told(child.id)).toHaveLength(1);
    await send(family, child.id, BEGINNER);
    expect(await rowsOf(child.id)).toMatchObject([{ band: "A0" }]);
  });

  it("is told to those who teach the pupil, and to nobody else", async () => {
    const { child, teacher, parent, family } = await learning();
    await send(family, child.id);
    const noticesOf = async (userId: string) =>
      db.select().from(notifications).where(eq(notifications.userId, userId));
    expect(await noticesOf(teacher.id)).toMatchObject([
      { event: "placement-waits", path: `/students/${child.id}/progress` },
    ]);
    expect(await noticesOf(parent.id)).toEqual([]);
  });

  it("is sent by who learns without parents", async () => {
    const student = await buildStudent(db);
    const own = await signedIn(test, student);
    expect((await send(own, student.id)).statusCode).toBe(201);
  });

  const [first] = KNOWING;
  it.each([
    ["none", []],
    ["in another order", KNOWING.toReversed()],
    ["not all of it", KNOWING.slice(0, 7)],
    ["too many", [...KNOWING, ...KNOWING]],
    ["heard twice", [...KNOWING, FIRST_HEARD, FIRST_HEARD]],
    ["heard without having been read", HEARD],
    ["heard by who does not read", [...BEGINNER, FIRST_HEARD]],
    ["heard, with no such option", [...KNOWING, { ...FIRST_HEARD, option: 4 }]],
    ["of an unknown question", [{ item: "gone", option: 0 }]],
    ["with no such option", [{ ...first, option: 4 }, ...KNOWING.slice(1)]],
    ["with half an option", [{ ...first, option: 0.5 }, ...KNOWING.slice(1)]],
    ["with a long name", [{ item: "a".repeat(61), option: 0 }]],
    ["something else", "answers"],
  ])("is refused with answers: %s", async (_, answers) => {
    const { child, family } = await learning();
    const answer = await send(family, child.id, answers);
    expect(answer.statusCode).toBe(400);
    expect(await rowsOf(child.id)).toEqual([]);
  });

  it("is sent by nobody else", async () => {
    const { child, desk } = await learning();
    expect((await send(desk, child.id)).statusCode).toBe(403);
    const office = await signedIn(test, await buildStaff(db));
    expect((await send(office, child.id)).statusCode).toBe(403);
    const neighbours = await buildFamily(db, 9);
    for (const outsider of [neighbours.parent, neighbours.child, await buildTeacher(db)]) {
      const answer = await send(await signedIn(test, outsider), child.id);
      expect([answer.statusCode, answer.json()]).toEqual([404, NOT_FOUND]);
    }
    const guest = await send(test.client(), child.id);
    expect([guest.statusCode, guest.json()]).toEqual([401, SIGN_IN_FIRST]);
    expect(await rowsOf(child.id)).toEqual([]);
  });

  it("is read by nobody else, and not by a sibling either", async () => {
    const [child, sibling] = [await buildStudent(db), await buildStudent(db)];
    const family = await signedIn(test, await buildParent(db, [child, sibling]));
    const path = `/api/students/${child.id}/placement/`;
    expect((await send(family, child.id)).statusCode).toBe(201);
    const { parent } = await buildFamily(db, 9);
    for (const outsider of [sibling, parent, await buildTeacher(db)]) {
      const client = await signedIn(test, outsider);
      expect((await client.get(path)).json()).toEqual(NOT_FOUND);
      expect((await send(client, child.id)).json()).toEqual(NOT_FOUND);
    }
    expect((await test.client().get(path)).statusCode).toBe(401);
  });
});

describe("its band", () => {
  const at = async (studentId: string) => `/api/placements/${(await rowsOf(studentId))[0]?.id}/`;

  it("is confirmed by the teacher, as it is or as another, and the family reads by whom", async () => {
    const { child, teacher, family, desk, path } = await learning();
    await send(family, child.id);
    const one = await at(child.id);
    const answer = await desk.put(one, { band: "A1.2" });
    const by = { at: now.toISOString(), by: teacher.name };
    expect(answer.json().placement.confirmed).toEqual({ band: "A1.2", ...by });
    await desk.put(one, { band: "A1.2" });
    await desk.put(one, { band: "A1.1" });
    expect((await family.get(path)).json()).toMatchObject({
      placement: { band: "A1.2", confirmed: { band: "A1.1", ...by } },
      may_confirm: false,
    });
    const confirmed = (await told(child.id)).filter(({ kind }) => kind.startsWith("confirm"));
    expect(confirmed).toHaveLength(2);
    expect(JSON.stringify(confirmed)).not.toContain("A1");
  });

  it("that was confirmed stays when a newer test is sent", async () => {
    const { child, family, desk, path } = await learning();
    await send(family, child.id);
    await desk.put(await at(child.id), { band: "A1.2" });
    test.clock.advance(HOUR_MS);
    await send(family, child.id, BEGINNER);
    expect(await rowsOf(child.id)).toHaveLength(2);
    expect((await family.get(path)).json().placement).toMatchObject({
      band: "A0",
      confirmed: null,
    });
  });

  it("is confirmed by staff who look after people, and by no other staff", async () => {
    const { child, family } = await learning();
    await send(family, child.id);
    const office = await buildStaff(db);
    const client = await signedIn(test, office);
    await db.delete(staffRights).where(eq(staffRights.userId, office.id));
    expect((await client.put(await at(child.id), { band: "A0" })).statusCode).toBe(403);
    const other = await signedIn(test, await buildStaff(db));
    expect((await other.put(await at(child.id), { band: "A0" })).statusCode).toBe(200);
  });

  it("is confirmed neither by the family nor by anybody outside", async () => {
    const { child, family } = await learning();
    await send(family, child.id);
    const one = await at(child.id);
    expect((await family.put(one, { band: "A2.2" })).statusCode).toBe(403);
    for (const outsider of [(await buildFamily(db, 9)).parent, await buildTeacher(db)]) {
      const answer = await (await signedIn(test, outsider)).put(one, { band: "A2.2" });
      expect([answer.statusCode, answer.json()]).toEqual([404, NOT_FOUND]);
    }
    expect((await test.client().put(one, { band: "A2.2" })).statusCode).toBe(401);
    expect(await rowsOf(child.id)).toMatchObject([{ confirmedBand: null }]);
  });

  it("is one of the scale, of a test that there is", async () => {
    const { child, family, desk } = await learning();
    await send(family, child.id);
    const one = await at(child.id);
    for (const body of [{ band: "B1" }, {}]) {
      expect((await desk.put(one, body)).statusCode).toBe(400);
    }
    const nothing = `/api/placements/${crypto.randomUUID()}/`;
    expect((await desk.put(nothing, { band: "A0" })).json()).toEqual(NOT_FOUND);
  });
});
