import type { Transaction } from "../../../platform/db/transaction.ts";
import type {
  CalendarLesson,
  CalendarReader,
} from "../../scheduling/calendar/ical/lesson-event.ts";
import {
  type Reader,
  type ToldLesson,
  findParentsOf,
  findToldLessons,
  findToldPupils,
} from "./queries.ts";

/** Whom to tell, and of which lessons: earliest first, with the people whom this reader may see. */
export type Letter = { to: Reader; lessons: CalendarLesson[] };

type Told = { reader: Reader; lesson: ToldLesson; pupils: Reader[] };

type Of = {
  /** The lessons as theirs alone: of two families in a lesson, the other is not told. */
  studentId?: string;
  /** A letter for each lesson, not one about all. */
  isByLesson?: boolean;
};

export async function findLetters(
  tx: Transaction,
  sessionIds: string[],
  { studentId, isByLesson }: Of = {},
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
  const byLetter = Map.groupBy(told, ({ reader, lesson }) =>
    isByLesson ? `${reader.id} ${lesson.id}` : reader.id,
  );
  return [...byLetter.values()].flatMap((mine) => letterOf(mine) ?? []);
}

/** Each as what they are to the lesson, whatever else they are. A student sees who else is taught, as they sit in the same lesson; a parent their own children only. */
function concerned(lesson: ToldLesson, pupils: Reader[], parentsOf: (id: string) => Reader[]) {
  const children = new Map<string, Told>();
  for (const pupil of pupils) {
    for (const parent of parentsOf(pupil.id)) {
      const reader = { ...parent, role: "P" as const };
      const told = children.get(parent.id) ?? { reader, lesson, pupils: [] };
      children.set(parent.id, { ...told, pupils: [...told.pupils, pupil] });
    }
  }
  const all = [
    { ...lesson.teacher, role: "T" as const },
    ...pupils.map((pupil) => ({ ...pupil, role: "S" as const })),
  ].map((reader) => ({ reader, lesson, pupils }));
  return [...all, ...children.values()];
}

function letterOf(mine: Told[]): Letter | undefined {
  // Who learns with their own children is written to as their parent: then each lesson says whose it is.
  const reader = (mine.find(({ reader }) => reader.role === "P") ?? mine[0])?.reader;
  if (!reader) return undefined;
  return {
    to: reader,
    lessons: mine.map(({ lesson: { teacher, ...lesson }, pupils }) => ({
      ...lesson,
      teacherName: teacher.name,
      teacherZone: teacher.timeZone,
      pupils: pupils.map(({ name, timeZone }) => ({ name, zone: timeZone })),
    })),
  };
}

/** What the bell names of them. */
export function paramsOf({ lessons }: Letter) {
  const [first] = lessons;
  const names = new Set(lessons.flatMap(({ pupils }) => pupils.map(({ name }) => name)));
  return {
    count: String(lessons.length),
    teacher: first?.teacherName ?? "",
    students: [...names].join(" · "),
    at: first?.startsAt.toISOString() ?? "",
  };
}

export function readerOf({ to }: Letter): CalendarReader {
  return { role: to.role, zone: to.timeZone, language: to.language };
}
