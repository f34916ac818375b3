import * as programmes from "@riwaq/contracts/people/programmes.calls";
import * as teachers from "@riwaq/contracts/people/teachers.calls";
import * as leaving from "@riwaq/contracts/scheduling/leaving.calls";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { queryOf } from "../../../lib/query-of.ts";
import type { questionOf } from "./model/approvals.ts";
import type { TeacherSearch } from "./model/teacher-search.ts";

const FRESH_FOR_MS = 600_000;

/** While another choice is on its way, the list before it stays. */
export function teachersQuery({ for: _, ...search }: TeacherSearch, learnerId?: string) {
  const query = learnerId === undefined ? search : { ...search, for: learnerId };
  return queryOptions({
    ...queryOf(teachers.list, { query }),
    placeholderData: keepPreviousData,
  });
}

export function teacherQuery(id: string) {
  return queryOptions(queryOf(teachers.one, { params: { id } }));
}

export const programmesQuery = queryOptions({
  ...queryOf(programmes.list),
  staleTime: FRESH_FOR_MS,
});

/** What the teacher who is signed in says of themselves. */
export const teachingProfileQuery = queryOptions(queryOf(teachers.ownProfile));

export type Pair = { teacherId: string; studentId: string };

/** What leaving would end; asked anew whenever it is shown. */
export function leavingPreviewQuery({ teacherId, studentId }: Pair) {
  return queryOptions({
    ...queryOf(leaving.preview, { params: { id: teacherId }, body: { student_id: studentId } }),
    staleTime: 0,
  });
}

/** While another page or word is on its way, the list before it stays. */
export function applicantsQuery(query: ReturnType<typeof questionOf>) {
  return queryOptions({
    ...queryOf(teachers.applicants, { query }),
    placeholderData: keepPreviousData,
  });
}

/** While more is typed, those who were found before stay. */
export function foundStudentsQuery(search: string) {
  return queryOptions({
    ...queryOf(teachers.findStudents, { query: { search } }),
    placeholderData: keepPreviousData,
  });
}

export function genderExceptionsQuery(teacherId: string) {
  return queryOptions(queryOf(teachers.exceptions, { params: { id: teacherId } }));
}
