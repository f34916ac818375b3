import { roomFault, roomWindow } from "@riwaq/domain/classroom/room-window";
import type { SeatRole } from "@riwaq/domain/classroom/seats";
import { and, eq, exists, inArray, isNull, sql } from "drizzle-orm";

import { AppError, refusal } from "../../../platform/app-error.ts";
import type { SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { users } from "../../identity/tables/users.ts";
import { isChildOf } from "../../people/reach/family.ts";
import { type Lesson, loadLesson } from "../../scheduling/sessions/load-lesson.ts";
import { roomSeats } from "../tables/room-seats.ts";

/** The room of a lesson within the actor's reach, and whether it is open. */
export async function loadRoom(
  db: Database,
  actor: SignedIn,
  { id, now }: { id: string; now: Date },
) {
  const lesson = await loadLesson(db, actor, id);
  const hours = { startsAtMs: lesson.startsAt.getTime(), endsAtMs: lesson.endsAt.getTime() };
  const { opensAtMs, closesAtMs } = roomWindow(hours);
  const fault = roomFault({ ...hours, status: lesson.status, nowMs: now.getTime() });
  return { lesson, fault, opensAt: new Date(opensAtMs), closesAt: new Date(closesAtMs) };
}

const REFUSALS = { early: "room_early", over: "room_over", cancelled: "room_cancelled" } as const;

export async function requireOpenRoom(
  db: Database,
  actor: SignedIn,
  asked: { id: string; now: Date },
): Promise<Lesson> {
  const { lesson, fault } = await loadRoom(db, actor, asked);
  if (fault) throw refusal("conflict", REFUSALS[fault]);
  return lesson;
}

/** On which side of a lesson who sits as what: a seat of who has changed sides since gives nothing. */
const SIDE_OF: Record<SeatRole, Lesson["side"]> = {
  teacher: "teacher",
  pupil: "family",
  listener: "family",
  staff: "staff",
};

/** For what is done inside: the room is open, and the actor sits there as one of these. */
export async function requireSeat(
  db: Database,
  actor: SignedIn,
  { id, now, roles }: { id: string; now: Date; roles: readonly SeatRole[] },
): Promise<Lesson> {
  const lesson = await requireOpenRoom(db, actor, { id, now });
  const [seat] = await db
    .select({ id: roomSeats.id })
    .from(roomSeats)
    .where(
      and(
        eq(roomSeats.sessionId, id),
        eq(roomSeats.userId, actor.id),
        inArray(
          roomSeats.role,
          roles.filter((role) => SIDE_OF[role] === lesson.side),
        ),
        isNull(roomSeats.leftAt),
      ),
    )
    .limit(1);
  if (!seat) throw refusal("forbidden", "room_seat");
  return lesson;
}

export type Choice = { role: SeatRole; pupilId: string | null; name: string };

/**
 * As what the actor may come in, what fits best first. A parent sits beside a child at their own device, and listens where
 * the child sits at another one already. Staff come in as such, and are seen.
 */
export async function findChoices(
  db: Database,
  actor: SignedIn,
  { id: sessionId, side, studentIds }: Lesson,
): Promise<Choice[]> {
  const { id, name } = actor;
  if (side === "teacher") return [{ role: "teacher", pupilId: null, name }];
  if (side === "staff") {
    return actor.rights.has("lessons") ? [{ role: "staff", pupilId: null, name }] : [];
  }
  const own = await db
    .select({
      pupilId: users.id,
      name: users.name,
      isChild: isChildOf(users.id, id),
      isElsewhere: sql<boolean>`${exists(ownSeatOf(db, sessionId))}`,
    })
    .from(users)
    .where(
      and(inArray(users.id, studentIds), sql`(${users.id} = ${id} or ${isChildOf(users.id, id)})`),
    )
    .orderBy(users.name, users.id);
  const asPupil = (isLast: boolean) =>
    own
      .filter(({ pupilId, isElsewhere }) => (pupilId !== id && isElsewhere) === isLast)
      .map(({ pupilId, name: pupil }) => ({ role: "pupil" as const, pupilId, name: pupil }));
  const listens = own.some(({ isChild }) => isChild)
    ? [{ role: "listener" as const, pupilId: null, name }]
    : [];
  return [...asPupil(false), ...listens, ...asPupil(true)];
}

/** Whether a pupil of the outer query sits in the room by a sign-in of their own. */
const ownSeatOf = (db: Database, sessionId: string) =>
  db
    .select({ id: roomSeats.id })
    .from(roomSeats)
    .where(
      and(
        eq(roomSeats.sessionId, sessionId),
        eq(roomSeats.userId, users.id),
        eq(roomSeats.role, "pupil"),
        isNull(roomSeats.leftAt),
      ),
    );

/** Whose marks somebody in the room may see; null: everybody's. */
export async function findSeenPupils(
  db: Database,
  actor: SignedIn,
  lesson: Lesson,
): Promise<ReadonlySet<string> | null> {
  if (lesson.side !== "family") return null;
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        inArray(users.id, lesson.studentIds),
        sql`(${users.id} = ${actor.id} or ${isChildOf(users.id, actor.id)})`,
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** Not found where it is none of the actor's choices. */
export async function requireChoice(
  db: Database,
  actor: SignedIn,
  asked: { lesson: Lesson; role: SeatRole; pupilId: string | null },
): Promise<Choice> {
  const choices = await findChoices(db, actor, asked.lesson);
  const chosen = choices.find(
    ({ role, pupilId }) => role === asked.role && pupilId === asked.pupilId,
  );
  if (!chosen) throw new AppError("forbidden");
  return chosen;
}
