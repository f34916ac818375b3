import { devicesQuery, twoStepQuery } from "../../features/identity/account/queries.ts";
import { choicesQuery } from "../../features/notifications/notifications/queries.ts";
import { applicationQuery } from "../../features/people/applications/queries.ts";
import { guardiansQuery } from "../../features/people/children/queries.ts";
import { programmesQuery, teachingProfileQuery } from "../../features/people/teachers/queries.ts";
import {
  comingHolidaysQuery,
  exceptionsQuery,
  timeSlotsQuery,
} from "../../features/scheduling/availability/queries.ts";
import { beginReading } from "../../lib/begin-reading.ts";

/** What the tab that the address names shows beside one's own profile; the others read when they are opened. */
export function beginTab(tab: string | undefined, { id, role }: { id: string; role: string }) {
  const isTeacher = role === "T";
  if (tab === "security") beginReading(twoStepQuery, devicesQuery);
  if (tab === "notifications") beginReading(choicesQuery);
  if (tab === "profile") beginReading(role === "S" && guardiansQuery);
  if (tab === "teaching" && isTeacher) {
    beginReading(teachingProfileQuery, programmesQuery, applicationQuery);
  }
  if (tab === "timetable" && isTeacher) {
    beginReading(timeSlotsQuery(id), exceptionsQuery, comingHolidaysQuery);
  }
}
