import type { CurrentUser } from "@riwaq/contracts/identity/users";

import { tonightQuery } from "../features/memory/practice/model/practice-query.ts";
import { teachingProfileQuery } from "../features/people/teachers/queries.ts";
import {
  staffHomeQuery,
  staffTodayQuery,
  teacherDashboardQuery,
} from "../features/views/dashboard/queries.ts";
import { parentHomeQuery, studentHomeQuery } from "../features/views/homes/queries.ts";
import { beginReading } from "../lib/begin-reading.ts";
import { beginWithRight } from "../lib/own-homes.ts";
import { beginShell } from "./-begin-shell.ts";

const HOMES = {
  T: [teacherDashboardQuery, teachingProfileQuery],
  S: [studentHomeQuery, tonightQuery],
  P: [parentHomeQuery, tonightQuery],
  A: [staffHomeQuery],
};

/** Begins to read what a role's home shows. */
export function beginHome(role: CurrentUser["role"]): void {
  beginShell();
  beginReading(...HOMES[role]);
  if (role === "A") void beginWithRight("lessons", staffTodayQuery);
}
