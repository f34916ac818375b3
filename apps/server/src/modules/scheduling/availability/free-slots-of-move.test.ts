import { describe, expect, it } from "vitest";

import { buildFamily, buildOpenTeacher } from "../../../../test/booking-scene.ts";
import { NOT_FOUND } from "../../../../test/error-map.ts";
import { buildParent, buildSession, buildStaff, signedIn } from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/test-app.ts";

const test = await startTestApp();
const { db } = test;
// Open from 14:00 to 22:00 in Cairo: 12:00 to 20:00 UTC.
const at = (time: string) => new Date(`2026-11-24T${time}:00Z`);

type Client = Awaited<ReturnType<typeof signedIn>>;

/** A lesson from 14:00 to 15:00 UTC of a teacher who wants an hour between lessons. */
async function buildScene() {
  const teacher = await buildOpenTeacher(db, { bufferMinutes: 60 });
  const { child, parent } = await buildFamily(db);
  const lesson = await buildSession(db, { teacher, students: [child], startsAt: at("14:00") });
  return { teacher, child, parent, lesson, family: await signedIn(test, parent) };
}

function ask(client: Client, teacher: { id: string }, query: Record<string, string> = {}) {
  const hours = { from: at("12:00").toISOString(), to: at("17:00").toISOString(), length: "60" };
  const search = new URLSearchParams({ ...hours, ...query });
  return client.get(`/api/teachers/${teacher.id}/free-slots/?${search}`);
}

async function startsOf(...asked: Parameters<typeof ask>): Promise<string[]> {
  const answer = await ask(...asked);
  expect(answer.statusCode).toBe(200);
  return answer.json().slots.map((slot: string) => slot.slice(11, 16));
}

const ALL = ["12:00", "12:30", "13:00", "13:30", "14:00", "14:30", "15:00", "15:30", "16:00"];

describe("free hours for a lesson that is moved", () => {
  it("count its own hour and the buffer around it as free", async () => {
    const { teacher, child, parent, lesson, family } = await buildScene();
    const student = child.id;
    expect(await startsOf(family, teacher, { student })).toEqual(["12:00", "16:00"]);
    for (const reader of [parent, child, teacher, await buildStaff(db)]) {
      const client = await signedIn(test, reader);
      const question = { student, except: lesson.id };
      expect(await startsOf(client, teacher, question)).toEqual(ALL);
      expect(await startsOf(client, teacher, { except: lesson.id })).toEqual(ALL);
    }
  });

  it("still leave out every other lesson", async () => {
    const { teacher, child, lesson, family } = await buildScene();
    const other = await buildOpenTeacher(db);
    await buildSession(db, { teacher: other, students: [child], startsAt: at("12:00") });
    const question = { student: child.id, except: lesson.id };
    expect(await startsOf(family, teacher, question)).toEqual(ALL.slice(2));
    await buildSession(db, { teacher, startsAt: at("16:00") });
    expect(await startsOf(family, teacher, question)).toEqual(["13:00", "13:30", "14:00"]);
  });

  it("are found for a lesson of one’s own with this teacher only", async () => {
    const { teacher, child, parent, lesson, family } = await buildScene();
    const [other, strangers] = [await buildOpenTeacher(db), await buildScene()];
    const elsewhere = await buildSession(db, {
      teacher: other,
      students: [child],
      startsAt: at("18:00"),
    });
    const alien = await signedIn(test, await buildParent(db));
    for (const answer of [
      await ask(alien, teacher, { except: lesson.id }),
      await ask(strangers.family, teacher, { except: lesson.id }),
      await ask(await signedIn(test, strangers.teacher), strangers.teacher, { except: lesson.id }),
      await ask(family, teacher, { except: elsewhere.id }),
      await ask(family, other, { except: lesson.id }),
      await ask(family, teacher, { except: parent.id }),
    ]) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual(NOT_FOUND);
    }
    expect((await ask(test.client(), teacher, { except: lesson.id })).statusCode).toBe(401);
    const malformed = await ask(family, teacher, { except: "x" });
    expect(malformed.statusCode).toBe(400);
    expect(Object.keys(malformed.json())).toEqual(["except"]);
  });
});
