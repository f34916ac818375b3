import type { Session } from "@riwaq/contracts/sessions";
import { toWall } from "@riwaq/domain/time/zone";

import type { SessionRow } from "./queries.ts";

export function presentSession(row: SessionRow, readerZone: string): Session {
  const start = toWall(row.startsAt.getTime(), readerZone);
  const end = toWall(row.endsAt.getTime(), readerZone);
  return {
    id: row.id,
    teacher_id: row.teacherId,
    teacher_name: row.teacherName,
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
    proposed_status: row.proposedStatus,
    cancelled_by: row.cancelledBy,
    is_shifted: row.isShifted,
    zoom_meeting_link: row.meetingLink,
  };
}
