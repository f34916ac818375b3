import type { Session } from "@riwaq/contracts/sessions";
import { toWall } from "@riwaq/domain/time/zone";

import type { SessionRow } from "./queries.ts";

export function presentSession(row: SessionRow, readerZone: string): Session {
  const start = toWall(row.startsAt.getTime(), readerZone);
  const end = toWall(row.endsAt.getTime(), readerZone);
  return {
    id: row.id,
    teacher_name: row.teacherName,
    students_names: row.studentsNames,
    date: start.date,
    start_time: start.time,
    end_time: end.time,
    time_zone: readerZone,
    starts_at: row.startsAt.toISOString(),
    ends_at: row.endsAt.toISOString(),
    status: row.status,
    zoom_meeting_link: row.meetingLink,
  };
}
