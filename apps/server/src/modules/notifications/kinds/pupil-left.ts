import { AppError } from "../../../platform/app-error.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import type { Emitting } from "../../../platform/events/subscriber.ts";
import { teacherLeft } from "../../scheduling/events.ts";
import { findParentsOf, findReader, findStaffIds } from "../notices/queries.ts";
import { defineKind } from "./define-kind.ts";
import { doerOf } from "./lesson-news.ts";

const SHARED = {
  bell: "institute",
  group: "account",
  words: { teacher: "name", student: "name" },
} as const;

type Pair = { teacherId: string; studentId: string };

async function tellingOf(ctx: Emitting, tx: Transaction, { teacherId, studentId }: Pair) {
  const [teacher, student] = [await findReader(tx, teacherId), await findReader(tx, studentId)];
  if (!teacher || !student) throw new AppError("not_found");
  return {
    key: `pupil-left:${teacherId}:${studentId}:${ctx.clock.now().toISOString()}`,
    words: { teacher: teacher.name, student: student.name },
  };
}

/** The teacher, the pupil and the parents are told that the two do not learn together any more. */
export const pupilLeft = defineKind({ ...SHARED, name: "pupil-left" }).follows(
  [teacherLeft],
  async (ctx, tx, { subject: { id: studentId }, payload: { teacherId } }) => {
    const telling = await tellingOf(ctx, tx, { teacherId, studentId });
    const parents = await findParentsOf(tx, [studentId]);
    return [teacherId, studentId, ...parents.map(({ parent }) => parent.id)].map((userId) => {
      const isOwn = userId === doerOf(ctx);
      const path = userId === teacherId ? "/students" : `/teachers/${teacherId}`;
      return { ...telling, userId, path, isOwn, ...(isOwn && { mail: null }) };
    });
  },
);

/** So are staff, whatever mails they chose. */
export const pupilLeftForStaff = defineKind({
  ...SHARED,
  name: "pupil-left-for-staff",
  mail: { templates: ["pupil-left"], isAlways: true },
}).follows(
  [teacherLeft],
  async (ctx, tx, { subject: { id: studentId }, payload: { teacherId } }) => {
    const telling = await tellingOf(ctx, tx, { teacherId, studentId });
    const path = `/teachers/${teacherId}`;
    return (await findStaffIds(tx)).map((userId) => ({ ...telling, userId, path }));
  },
);
