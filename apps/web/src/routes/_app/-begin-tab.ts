import type { CurrentUser } from "@riwaq/contracts/identity/users";

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
import { beginAs } from "../../lib/own-homes.ts";

/** What the tab that the address names shows beside one's own profile; the others read when they are opened. */
export async function beginTab(
  tab: string | undefined,
  user: Pick<CurrentUser, "id" | "role">,
): Promise<void> {
  if (tab === "security") beginReading(twoStepQuery, devicesQuery);
  if (tab === "notifications") beginReading(choicesQuery);
  if (tab === "profile") await beginAs(user, "S", guardiansQuery);
  if (tab === "teaching") {
    await beginAs(user, "T", teachingProfileQuery, programmesQuery, applicationQuery);
  }
  if (tab === "timetable") {
    await beginAs(user, "T", timeSlotsQuery(user.id), exceptionsQuery, comingHolidaysQuery);
  }
}
