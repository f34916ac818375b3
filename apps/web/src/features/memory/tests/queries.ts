import * as tests from "@riwaq/contracts/memory/tests.calls";
import { queryOptions } from "@tanstack/react-query";

import { queryOf } from "../../../lib/query-of.ts";

/** Of one pupil, the last first. */
export const testsQuery = (studentId: string) =>
  queryOptions(queryOf(tests.ofStudent, { params: { id: studentId } }));

/** What a teacher chooses from. */
export const choiceQuery = (studentId: string) =>
  queryOptions(queryOf(tests.choice, { params: { id: studentId } }));

export const testQuery = (id: string) => queryOptions(queryOf(tests.show, { params: { id } }));
