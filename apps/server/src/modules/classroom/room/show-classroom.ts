import type { Classroom } from "@riwaq/contracts/classroom/room";
import { asc, eq, inArray } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import type { Context, SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { users } from "../../identity/tables/users.ts";
import {
  findFrequentKinds,
  findShownWeakWords,
  findWeakWords,
} from "../../learning/marks/queries.ts";
import { findLastReports } from "../../learning/reports/find-last-reports.ts";
import { reachesPupil, requirePupil } from "../../people/reach/pupils.ts";
import { mayBeRecorded } from "../../people/recording-consents/queries.ts";
import { programmes } from "../../people/tables/programmes.ts";
import { teachers } from "../../people/tables/teachers.ts";
import type { Lesson } from "../../scheduling/sessions/load-lesson.ts";
import { findMaterial } from "./find-material.ts";
import { iceServers } from "./ice-servers.ts";
import { findChoices, findSeenPupils, loadRoom } from "./load-room.ts";

const WEAK_WORDS = 6;

/** What somebody needs before coming into the room of a lesson, and what stands beside the page in it. */
export async function showClassroom(
  { db, actor: someone, clock, config }: Context,
  { id }: { id: string },
): Promise<Classroom> {
  const actor = requireSignedIn(someone);
  const now = clock.now();
  const { lesson, fault, opensAt, closesAt } = await loadRoom(db, actor, { id, now });
  const choices = await findChoices(db, actor, lesson);
  if (choices.length === 0) throw new AppError("not_found");
  const seen = await findSeenPupils(db, actor, lesson);
  const isShut = fault === "over" || fault === "cancelled";
  const pupilIds = lesson.studentIds.filter((student) => seen?.has(student) ?? true);
  const [teacher] = await findPeople(db, [lesson.teacherId]);
  if (!teacher) throw new AppError("not_found");
  return {
    id,
    starts_at: lesson.startsAt.toISOString(),
    ends_at: lesson.endsAt.toISOString(),
    opens_at: opensAt.toISOString(),
    closes_at: closesAt.toISOString(),
    status: lesson.status,
    fault,
    now: now.toISOString(),
    programme: await findProgramme(db, lesson.programmeId),
    teacher,
    pupils: await findPeople(db, pupilIds),
    choices: choices.map(({ role, pupilId, name }) => ({ role, pupil_id: pupilId, name })),
    // A way through our relay is for who comes in; staff who see as somebody else do not.
    ice_servers: isShut || actor.seenBy ? [] : iceServers(config, { userId: actor.id, now }),
    has_relay: config.ice.turn !== undefined,
    media_server: config.livekit?.url ?? null,
    // Behind it somebody else's lesson may still go on: as everywhere, only while the door is open, and not for staff.
    own_link:
      fault === null && lesson.side !== "staff" ? await findOwnLink(db, lesson.teacherId) : null,
    plans: await findPlans(db, { actor, side: lesson.side, pupilIds, now }),
    material: await findMaterial(db, lesson, pupilIds),
    frequent_kinds: lesson.side === "teacher" ? await findFrequentKinds(db, actor.id, now) : [],
  };
}

const findPeople = (db: Database, ids: readonly string[]) =>
  db
    .select({ id: users.id, name: users.name, zone: users.timeZone })
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(asc(users.name), asc(users.id));

async function findProgramme(db: Database, id: string | null) {
  if (id === null) return null;
  const [row] = await db
    .select({ name: programmes.name })
    .from(programmes)
    .where(eq(programmes.id, id));
  return row?.name ?? null;
}

async function findOwnLink(db: Database, teacherId: string): Promise<string | null> {
  const [row] = await db
    .select({ link: teachers.meetingLink })
    .from(teachers)
    .where(eq(teachers.userId, teacherId));
  return row?.link ?? null;
}

type Planned = { actor: SignedIn; side: Lesson["side"]; pupilIds: readonly string[]; now: Date };

/** Where each pupil is: the last report that this reader may see, and the words that were marked again and again. */
async function findPlans(
  db: Database,
  { actor, side, pupilIds, now }: Planned,
): Promise<Classroom["plans"]> {
  const last = await findLastReports(db, actor, pupilIds);
  const recorded = await mayBeRecorded(db, pupilIds);
  const findWords = side === "family" ? findShownWeakWords : findWeakWords;
  const plans: Classroom["plans"] = [];
  for (const studentId of pupilIds) {
    const report = last.get(studentId);
    // Whoever covers a lesson has its pupil until the report is sent, and may still be in its room.
    if (!(await reachesPupil(db, actor, studentId, now))) continue;
    const pupil = await requirePupil(db, actor, studentId, now);
    plans.push({
      student_id: studentId,
      previous: report
        ? {
            covered: report.content.covered,
            homework: report.content.homework,
            homework_phrases: report.content.homework_phrases,
            held_at: report.starts_at,
          }
        : null,
      weak_words: await findWords(db, pupil, now, WEAK_WORDS),
      may_be_recorded: recorded.has(studentId),
    });
  }
  return plans;
}
