import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { NOT_FOUND, SIGN_IN_FIRST } from "../../../../test/error-map.ts";
import {
  buildParent,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../../test/factories.ts";
import { startTestApp, TEST_NOW } from "../../../../test/test-app.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { staffRights } from "../../identity/tables/user-roles.ts";
import { personNotes } from "../tables/person-notes.ts";

const test = await startTestApp();
const author = await buildStaff(test.db, { name: "Mariam" });
const colleague = await buildStaff(test.db, { name: "Hassan" });
const hers = await signedIn(test, author);
const his = await signedIn(test, colleague);
const NOBODY = "11111111-1111-4111-8111-111111111111";

const notesOf = ({ id }: { id: string }) => `/api/staff/people/${id}/notes/`;
const noteAt = (id: string) => `/api/staff/person-notes/${id}/`;
const keyed = (key: string = crypto.randomUUID()) => ({ "idempotency-key": key });

async function write(person: { id: string }, text: string, isPinned = false) {
  const answer = await hers.post(notesOf(person), { text, is_pinned: isPinned }, keyed());
  expect(answer.statusCode).toBe(201);
  return answer.json<{ id: string }>();
}
const told = (id: string) => test.db.select().from(events).where(eq(events.subjectId, id));

describe("a note about somebody", () => {
  it("is read by all staff who decide about people, pinned ones first, then the newest", async () => {
    const parent = await buildParent(test.db);
    await write(parent, "Rappeler après 18 h", true);
    test.clock.set(new Date(TEST_NOW.getTime() + 60_000));
    await write(parent, "  يفضّلون معلّمة  ");
    test.clock.set(TEST_NOW);
    expect((await his.get(notesOf(parent))).json()).toMatchObject([
      { text: "Rappeler après 18 h", is_pinned: true, author: "Mariam", is_own: false },
      { text: "يفضّلون معلّمة", is_pinned: false, edited_at: null },
    ]);
    expect((await hers.get(notesOf(parent))).json()).toMatchObject([
      { is_own: true },
      { is_own: true },
    ]);
  });

  it("is written once, however often it is sent", async () => {
    const student = await buildStudent(test.db);
    const key = keyed();
    const first = await hers.post(notesOf(student), { text: "Once" }, key);
    const again = await hers.post(notesOf(student), { text: "Once" }, key);
    expect(again.json()).toEqual(first.json());
    expect((await hers.get(notesOf(student))).json()).toHaveLength(1);
    expect(await told(student.id)).toMatchObject([{ kind: "write-person-note" }]);
  });

  it("is told of without its words", async () => {
    const teacher = await buildTeacher(test.db);
    const { id } = await write(teacher, "Secret words");
    await hers.patch(noteAt(id), { text: "Other secret words" });
    await hers.unsafe("DELETE", noteAt(id), undefined, {});
    const rows = await told(teacher.id);
    expect(rows.map(({ kind }) => kind).toSorted()).toEqual([
      "change-person-note",
      "delete-person-note",
      "write-person-note",
    ]);
    expect(JSON.stringify(rows)).not.toContain("ecret words");
  });

  it("is reworded by who wrote it alone, and pinned by everybody", async () => {
    const parent = await buildParent(test.db);
    const { id } = await write(parent, "Before");
    test.clock.set(new Date(TEST_NOW.getTime() + 3_600_000));
    expect((await his.patch(noteAt(id), { text: "Mine now" })).statusCode).toBe(403);
    expect((await his.patch(noteAt(id), { is_pinned: true })).json()).toMatchObject({
      text: "Before",
      is_pinned: true,
      edited_at: null,
    });
    const reworded = await hers.patch(noteAt(id), { text: "After" });
    expect(reworded.json()).toMatchObject({ text: "After", is_pinned: true });
    expect(reworded.json().edited_at).toBe(test.clock.now().toISOString());
    const count = (await told(parent.id)).length;
    await hers.patch(noteAt(id), { text: "After", is_pinned: true });
    expect(await told(parent.id)).toHaveLength(count);
    test.clock.set(TEST_NOW);
  });

  it("is deleted for good, by whoever reads it", async () => {
    const parent = await buildParent(test.db);
    const { id } = await write(parent, "Gone soon");
    expect((await his.unsafe("DELETE", noteAt(id), undefined, {})).statusCode).toBe(200);
    expect((await his.unsafe("DELETE", noteAt(id), undefined, {})).statusCode).toBe(404);
    expect((await hers.get(notesOf(parent))).json()).toEqual([]);
  });

  it("has words, and not too many", async () => {
    const parent = await buildParent(test.db);
    for (const text of ["", "   ", "x".repeat(2001), "a\u0000b", 7]) {
      const answer = await hers.post(notesOf(parent), { text }, keyed());
      expect(answer.statusCode).toBe(400);
      expect(Object.keys(answer.json())).toEqual(["text"]);
    }
    expect((await hers.post(notesOf(parent), { text: "x".repeat(2000) }, keyed())).statusCode).toBe(
      201,
    );
  });

  it("is about somebody", async () => {
    for (const answer of [
      await hers.get(notesOf({ id: NOBODY })),
      await hers.post(notesOf({ id: NOBODY }), { text: "x" }, keyed()),
      await hers.patch(noteAt(NOBODY), { is_pinned: true }),
      await hers.get(notesOf({ id: "1" })),
    ]) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual(NOT_FOUND);
    }
  });
});

describe("whom a note is not for", () => {
  it("reads, writes, changes and deletes none: not the person, nor staff without that right", async () => {
    const parent = await buildParent(test.db);
    const { id } = await write(parent, "Not for them");
    const withoutRight = await buildStaff(test.db);
    await test.db.delete(staffRights).where(eq(staffRights.userId, withoutRight.id));
    await test.db.insert(staffRights).values({ userId: withoutRight.id, right: "lessons" });
    for (const person of [parent, withoutRight, await buildTeacher(test.db)]) {
      const client = await signedIn(test, person);
      for (const answer of [
        await client.get(notesOf(parent)),
        await client.post(notesOf(parent), { text: "x" }, keyed()),
        await client.patch(noteAt(id), { text: "x" }),
        await client.unsafe("DELETE", noteAt(id), undefined, {}),
      ]) {
        expect(answer.statusCode).toBe(403);
      }
    }
    const guest = await test.client().get(notesOf(parent));
    expect(guest.statusCode).toBe(401);
    expect(guest.json()).toEqual(SIGN_IN_FIRST);
    expect(await test.db.$count(personNotes, eq(personNotes.id, id))).toBe(1);
  });
});
