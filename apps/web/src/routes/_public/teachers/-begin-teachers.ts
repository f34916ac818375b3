import type { CurrentUser } from "@riwaq/contracts/identity/users";

import { parseTeacherSearch } from "../../../features/people/teachers/model/teacher-search.ts";
import {
  programmesQuery,
  teacherQuery,
  teachersQuery,
} from "../../../features/people/teachers/queries.ts";
import { beginReading } from "../../../lib/begin-reading.ts";
import { wishesQuery } from "../../../lib/own-wishes.ts";

/** The data of whoever is signed in, on their way with the page. */
export function beginDirectory({ role }: CurrentUser, search: Record<string, unknown>) {
  if (role === "A") beginReading(teachersQuery(parseTeacherSearch(search)), programmesQuery);
  // In which order the list is asked for hangs on what the family seeks.
  else if (role !== "T") beginReading(wishesQuery, programmesQuery);
}

export const beginTeacher = (id: string) => beginReading(teacherQuery(id));

export const TEXTS_TO_BOOK = ["teachers", "booking", "children", "lessons", "cities", "errors"];
