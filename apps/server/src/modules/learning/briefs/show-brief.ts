import type { Brief } from "@riwaq/contracts/learning/briefs";
import { COVER_REACH } from "@riwaq/domain/people/reach";
import { DAY_MS } from "@riwaq/domain/time/civil-date";

import { requireRight, requireTeacherOrStaff } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import type { Context, SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { reachesPupil } from "../../people/reach/pupils.ts";
import { presentBriefPupil } from "./presenter.ts";
import { findCovered, findLastWritten, findNames, findPupilsOf } from "./queries.ts";

type Covered = NonNullable<Awaited<ReturnType<typeof findCovered>>>;

/**
 * Half a minute before a lesson of somebody else's: where each pupil is. For the substitute as long as covering it gives
 * reach to its pupils, for its regular teacher, and for staff who decide about lessons; to all others there is none.
 */
export async function showBrief(
  { db, actor, clock }: Context,
  { id }: { id: string },
): Promise<Brief> {
  const reader = requireTeacherOrStaff(actor);
  const lesson = await findCovered(db, id);
  if (!lesson) throw new AppError("not_found");
  const side = sideOf(reader, lesson);
  if (side === "staff") requireRight("lessons")(actor);
  const now = clock.now();
  const taught = await findPupilsOf(db, id);
  const names = await findNames(db, [lesson.substituteId, lesson.regularTeacherId]);
  const opensAt = new Date(lesson.startsAt.getTime() - COVER_REACH.beforeDays * DAY_MS);
  const isOpen = side !== "substitute" || (await reachesAll(db, reader, { taught, now }));
  const mayDecline =
    side === "substitute" && lesson.declinableUntil !== null && now < lesson.declinableUntil;
  return {
    session_id: id,
    starts_at: lesson.startsAt.toISOString(),
    ends_at: lesson.endsAt.toISOString(),
    time_zone: reader.timeZone,
    programme: lesson.programme,
    students: taught.map(({ name }) => name),
    substitute_name: names.get(lesson.substituteId) ?? "",
    regular_name: names.get(lesson.regularTeacherId) ?? "",
    cover_id: lesson.coverId,
    side,
    declinable_until: mayDecline ? (lesson.declinableUntil?.toISOString() ?? null) : null,
    opens_at: !isOpen && now < opensAt ? opensAt.toISOString() : null,
    pupils: isOpen ? await findPupils(db, lesson, taught) : null,
  };
}

function sideOf({ id, roles }: SignedIn, { substituteId, regularTeacherId }: Covered) {
  if (substituteId === id) return "substitute";
  if (regularTeacherId === id) return "regular";
  if (roles.has("staff")) return "staff";
  throw new AppError("not_found");
}

type Taught = ReadonlyArray<{ id: string; name: string }>;

async function reachesAll(
  db: Database,
  reader: SignedIn,
  { taught, now }: { taught: Taught; now: Date },
): Promise<boolean> {
  for (const { id } of taught) if (!(await reachesPupil(db, reader, id, now))) return false;
  return true;
}

async function findPupils(
  db: Database,
  { startsAt, regularTeacherId }: Covered,
  taught: Taught,
): Promise<NonNullable<Brief["pupils"]>> {
  const studentIds = taught.map(({ id }) => id);
  const asked = { studentIds, teacherId: regularTeacherId, before: startsAt };
  const written = Map.groupBy(await findLastWritten(db, asked), ({ studentId }) => studentId);
  return taught.map((pupil) => presentBriefPupil(pupil, written.get(pupil.id) ?? []));
}
