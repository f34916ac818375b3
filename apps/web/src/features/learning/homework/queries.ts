import * as homework from "@riwaq/contracts/learning/homework.calls";
import * as recitations from "@riwaq/contracts/learning/recitations.calls";
import { queryOptions } from "@tanstack/react-query";

import { queryOf } from "../../../lib/query-of.ts";

/** Of one pupil: what is open first. */
export const homeworkQuery = (studentId: string) =>
  queryOptions(queryOf(homework.ofStudent, { params: { id: studentId } }));

/** What waits for the teacher who asks. */
export const toHearQuery = queryOptions(queryOf(homework.toHear));

export const heardQuery = (id: string) =>
  queryOptions(queryOf(recitations.one, { params: { id } }));

/** What the teacher says to a recording. */
export const answerQuery = (id: string) =>
  queryOptions(queryOf(homework.answer, { params: { id } }));
