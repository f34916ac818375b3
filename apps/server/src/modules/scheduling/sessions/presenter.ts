import type { LessonAbsences } from "@riwaq/contracts/scheduling/absences";
import type { NextLesson, Session, SessionDetails } from "@riwaq/contracts/scheduling/sessions";
import { canJoin, joinWindow } from "@riwaq/domain/scheduling/sessions/join-window";
import { OPEN_STATUSES } from "@riwaq/domain/scheduling/sessions/status";
import { nextStatuses } from "@riwaq/domain/scheduling/sessions/transitions";
import { timeFromMinutes } from "@riwaq/domain/time/wall-time";
import { toWall } from "@riwaq/domain/time/zone";

import type { Context, SignedIn } from "../../../platform/context.ts";
import { isInOurRoom, meetingLinkOf } from "../meetings/meeting-link-of.ts";
import type { PresenceRow } from "../outcomes/queries.ts";
import type { ShownOutcome } from "../outcomes/show-outcome.ts";
import type { Lesson } from "./load-lesson.ts";
import type { SeriesRule, SessionRow } from "./queries.ts";

type Reader = Pick<SignedIn, "id" | "roles" | "rights" | "timeZone">;

/** When somebody looks, and where this site is found. */
export type Shown = { now: Date; publicUrl: string };

export function shownBy({ clock, config }: Pick<Context, "clock" | "config">): Shown {
  return { now: clock.now(), publicUrl: config.publicUrl };
}

/**
 * A teacher's own link is the same for every lesson: a family has the way there while the door is open. Our own room asks
 * at its door who comes, so that the way to it is theirs until the lesson is over.
 */
function linkFor({ id, roles }: Reader, row: SessionRow, { now, publicUrl }: Shown): string | null {
  const link = meetingLinkOf(row, publicUrl);
  if (row.teacherId === id) return link;
  if (roles.has("staff")) return null;
  const hours = { startsAtMs: row.startsAt.getTime(), endsAtMs: row.endsAt.getTime() };
  const nowMs = now.getTime();
  if (!isInOurRoom(row)) return canJoin({ ...hours, status: row.status, nowMs }) ? link : null;
  const isAhead = OPEN_STATUSES.some((status) => status === row.status);
  return isAhead && nowMs < joinWindow(hours).closesAtMs ? link : null;
}

export function presentSession(row: SessionRow, reader: Reader, shown: Shown): Session {
  const readerZone = reader.timeZone;
  const start = toWall(row.startsAt.getTime(), readerZone);
  const end = toWall(row.endsAt.getTime(), readerZone);
  return {
    id: row.id,
    teacher_id: row.teacherId,
    teacher_name: row.teacherName,
    teacher_gender: row.teacherGender,
    students_ids: row.pupils.map((pupil) => pupil.id),
    students_names: row.pupils.map((pupil) => pupil.name),
    programme: row.programme,
    kind: row.kind,
    series_id: row.seriesId,
    teacher_zone: row.teacherZone,
    family_zone: row.pupils[0]?.zone ?? readerZone,
    date: start.date,
    start_time: start.time,
    end_time: end.time,
    time_zone: readerZone,
    starts_at: row.startsAt.toISOString(),
    ends_at: row.endsAt.toISOString(),
    status: row.status,
    cancelled_by: row.cancelledBy,
    is_shifted: row.isShifted,
    zoom_meeting_link: linkFor(reader, row, shown),
  };
}

export function presentNextLesson(row: SessionRow, reader: Reader, shown: Shown): NextLesson {
  const { opensAtMs, closesAtMs } = joinWindow({
    startsAtMs: row.startsAt.getTime(),
    endsAtMs: row.endsAt.getTime(),
  });
  return {
    ...presentSession(row, reader, shown),
    join_opens_at: new Date(opensAtMs).toISOString(),
    join_closes_at: new Date(closesAtMs).toISOString(),
  };
}

export type ReportOnLesson = { id: string; student: string; submittedAt: Date | null };

type Details = Shown & {
  row: SessionRow;
  lesson: Lesson;
  outcome: ShownOutcome;
  absences: LessonAbsences;
  presence: readonly PresenceRow[];
  series: SeriesRule | null;
  reports: readonly ReportOnLesson[];
  reader: Reader;
};

function presentSeries({ anchorZone, times }: SeriesRule): SessionDetails["series"] {
  return {
    anchor_zone: anchorZone,
    times: times.map(({ dayOfWeek, minute }) => ({
      day_of_week: dayOfWeek,
      time: timeFromMinutes(minute).slice(0, 5),
    })),
  };
}

/** The teacher's; the family's if all who are taught are theirs; of staff, theirs who decide about people. */
function isTheirsToChange({ side, isWholeFamily }: Details["lesson"], reader: Details["reader"]) {
  if (side === "staff") return reader.rights.has("lessons");
  return side === "teacher" || isWholeFamily;
}

/** With what the reader may do now; whether the terms allow a move or a cancellation is what its preview says. */
export function presentSessionDetails(details: Details): SessionDetails {
  const { row, lesson, presence, reader, now, publicUrl } = details;
  const hours = { startsAtMs: row.startsAt.getTime(), endsAtMs: row.endsAt.getTime() };
  const nowMs = now.getTime();
  const next = nextStatuses({ from: row.status, by: lesson.side, nowMs, ...hours });
  const isTheirs = isTheirsToChange(lesson, reader);
  return {
    ...presentNextLesson(row, reader, { now, publicUrl }),
    presence: presence.map(({ at, ...mark }) => ({ ...mark, at: at.toISOString() })),
    series: details.series && presentSeries(details.series),
    can_cancel: isTheirs && next.includes("Cancelled"),
    can_move: isTheirs && row.status === "Scheduled" && nowMs < hours.startsAtMs,
    can_join: lesson.side !== "staff" && canJoin({ ...hours, status: row.status, nowMs }),
    absences: details.absences,
    ...details.outcome,
    can_say_outcome: isTheirs && details.outcome.can_say_outcome,
    reports: details.reports.map(({ id, student, submittedAt }) => ({
      id,
      student,
      is_sent: submittedAt !== null,
    })),
  };
}
