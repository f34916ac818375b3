import { eq, sql } from "drizzle-orm";

import { requireRight } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import type { Doing } from "../../../platform/command.ts";
import type { SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { lockPeople } from "../../../platform/db/locks.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { isChildOf } from "../../people/reach/family.ts";
import { sessions } from "../tables/sessions.ts";

/** On which side of a lesson the actor stands: pupil and parents are one. */
export type Side = "family" | "teacher" | "staff";

/** A lesson that the actor may speak of. */
export type Lesson = typeof sessions.$inferSelect & {
  /** Sorted. */
  studentIds: string[];
  side: Side;
  /** All who are taught in it are the actor's family: only then is it theirs to cancel or to move. */
  isWholeFamily: boolean;
};

/** What a command does to one lesson, which nobody else changes meanwhile. */
export type DoingToLesson = Doing<SignedIn, Lesson>;

/** A lesson within the actor's reach: taught, learnt, one's child's, or anyone's for staff. Others: not found. */
export async function loadLesson(db: Database, actor: SignedIn, id: string): Promise<Lesson> {
  return withinReach(actor, (await lessonQuery(db, actor, id))[0]);
}

/**
 * The same as it stands once nobody else changes it, or books for its people, until the transaction ends. All staff read
 * lessons; who changes somebody else's decides about people.
 */
export async function lockLesson(tx: Transaction, actor: SignedIn, id: string): Promise<Lesson> {
  const { teacherId, studentIds, side } = await loadLesson(tx, actor, id);
  if (side === "staff") requireRight("lessons")(actor);
  await lockPeople(tx, [teacherId, ...studentIds]);
  return withinReach(actor, (await lessonQuery(tx, actor, id).for("update"))[0]);
}

/** One that this teacher teaches, by who is known to be the teacher; undefined where it is not theirs. */
export async function lockTaughtLesson(
  tx: Transaction,
  { sessionId, teacherId }: { sessionId: string; teacherId: string },
): Promise<Lesson | undefined> {
  const teacher = { id: teacherId };
  const [found] = await lessonQuery(tx, teacher, sessionId);
  if (found?.lesson.teacherId !== teacherId) return undefined;
  await lockPeople(tx, [teacherId, ...found.studentIds]);
  const [locked] = await lessonQuery(tx, teacher, sessionId).for("update");
  return (
    locked && {
      ...locked.lesson,
      studentIds: locked.studentIds,
      side: "teacher",
      isWholeFamily: false,
    }
  );
}

function lessonQuery(db: Database, actor: Pick<SignedIn, "id">, id: string) {
  return db
    .select({
      lesson: sessions,
      studentIds: sql<string[]>`array(select taught.student_id::text
        from session_students taught where taught.session_id = sessions.id order by 1)`,
      ownIds: sql<string[]>`array(select taught.student_id::text
        from session_students taught where taught.session_id = sessions.id
        and (taught.student_id = ${actor.id} or ${isChildOf(sql`taught.student_id`, actor.id)}))`,
    })
    .from(sessions)
    .where(eq(sessions.id, id));
}

type Found = Awaited<ReturnType<typeof lessonQuery>>[number];

function withinReach(actor: SignedIn, found: Found | undefined): Lesson {
  if (!found) throw new AppError("not_found");
  const { lesson, studentIds, ownIds } = found;
  const side = sideOf(actor, { teacherId: lesson.teacherId, isOwn: ownIds.length > 0 });
  if (!side) throw new AppError("not_found");
  return { ...lesson, studentIds, side, isWholeFamily: ownIds.length === studentIds.length };
}

/** By the lesson, not by what else somebody is: who works here and teaches it is its teacher. */
function sideOf(
  { id, roles }: SignedIn,
  { teacherId, isOwn }: { teacherId: string; isOwn: boolean },
): Side | undefined {
  if (teacherId === id) return "teacher";
  if (isOwn) return "family";
  return roles.has("staff") ? "staff" : undefined;
}
