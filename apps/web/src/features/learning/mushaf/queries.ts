import * as marks from "@riwaq/contracts/learning/marks.calls";
import * as mushaf from "@riwaq/contracts/learning/mushaf.calls";
import * as students from "@riwaq/contracts/people/students.calls";
import { queryOptions } from "@tanstack/react-query";

import { queryOf } from "../../../lib/query-of.ts";

/** The edition as staff see it. */
export const editionQuery = queryOptions(queryOf(mushaf.edition));

/** What was marked at words of a pupil on the open pages. */
export function marksQuery(pupil: string, leaf: readonly number[]) {
  const query = { from: Math.min(...leaf), to: Math.max(...leaf) };
  return queryOptions(queryOf(marks.ofStudent, { params: { id: pupil }, query }));
}

/** The teacher's own pupils, by name. */
export const pupilsQuery = queryOptions(queryOf(students.list));
