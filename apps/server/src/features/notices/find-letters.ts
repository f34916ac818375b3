import type { CalendarLesson, CalendarReader } from "../../calendar/lesson-event.ts";
import type { Database } from "../../db/database.ts";
import {
  type Reader,
  type ToldLesson,
  findParentsOf,
  findToldLessons,
  findToldPupils,
} from "./queries.ts";

/** Whom to write to, and about which lessons: earliest first, with the people whom this reader may see. */
export type Letter = { to: Reader & { email: string }; lessons: CalendarLesson[] };

type Told = { reader: Reader; lesson: ToldLesson; pupils: Reader[] };

/** With a student, about the lessons as theirs alone: of two families in a lesson, the other is not written to. */
export async function findLetters(
  tx: Database,
  sessionIds: string[],
  studentId?: string,
): Promise<Letter[]> {
  const lessons = await findToldLessons(tx, sessionIds);
  const all = await findToldPupils(tx, sessionIds);
  const concerning = all.filter(({ pupil }) => studentId === undefined || pupil.id === studentId);
  const pupils = Map.groupBy(concerning, ({ sessionId }) => sessionId);
  const ids = new Set([...pupils.values()].flat().map(({ pupil }) => pupil.id));
  const parents = Map.groupBy(await findParentsOf(tx, [...ids]), ({ studentId }) => studentId);
  const told = lessons.flatMap((lesson) => {
    const taught = (pupils.get(lesson.id) ?? []).map(({ pupil }) => pupil);
    return concerned(lesson, taught, (id) => (parents.get(id) ?? []).map(({ parent }) => parent));
  });
  const byReader = Map.groupBy(told, ({ reader }) => reader.id);
  return [...byReader.values()].flatMap((mine) => letterOf(mine) ?? []);
}

/** A student sees who else is taught, as they sit in the same lesson; a parent their own children only. */
function concerned(lesson: ToldLesson, pupils: Reader[], parentsOf: (id: string) => Reader[]) {
  const children = new Map<string, Told>();
  for (const pupil of pupils) {
    for (const parent of parentsOf(pupil.id)) {
      const told = children.get(parent.id) ?? { reader: parent, lesson, pupils: [] };
      children.set(parent.id, { ...told, pupils: [...told.pupils, pupil] });
    }
  }
  const all = [lesson.teacher, ...pupils].map((reader) => ({ reader, lesson, pupils }));
  return [...all, ...children.values()];
}

function letterOf(mine: Told[]): Letter | undefined {
  const reader = mine[0]?.reader;
  if (!reader?.email || !reader.notifyByEmail) return undefined;
  return {
    to: { ...reader, email: reader.email },
    lessons: mine.map(({ lesson: { teacher, ...lesson }, pupils }) => ({
      ...lesson,
      teacherName: teacher.name,
      teacherZone: teacher.timeZone,
      pupils: pupils.map(({ name, timeZone }) => ({ name, zone: timeZone })),
    })),
  };
}

export function readerOf({ to }: Letter): CalendarReader {
  return { role: to.role, zone: to.timeZone, language: to.language };
}
