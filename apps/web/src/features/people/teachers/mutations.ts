import type {
  ApprovalChange,
  GenderExceptionKey,
  TeachingProfileChange,
} from "@riwaq/contracts/people/teachers";
import * as teachers from "@riwaq/contracts/people/teachers.calls";
import * as leaving from "@riwaq/contracts/scheduling/leaving.calls";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { api } from "../../../lib/api.ts";
import { invalidate, invalidateAllBut } from "../../../lib/query-of.ts";
import { useIdempotencyKey } from "../../../lib/use-idempotency-key.ts";
import { genderExceptionsQuery, teachingProfileQuery } from "./queries.ts";
import type { Pair } from "./queries.ts";

/** Only the fields that are named change. */
export function useSaveTeachingProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: TeachingProfileChange) => api(teachers.changeOwnProfile, { body }),
    onSuccess: (saved) => queryClient.setQueryData(teachingProfileQuery.queryKey, saved),
  });
}

function leaveTeacher({ teacherId, studentId }: Pair, key: string) {
  return api(leaving.leave, { params: { id: teacherId }, body: { student_id: studentId }, key });
}

/** Lessons, hours, make-ups: leaving leaves little as it was. The preview shows what has just been done. */
export function useLeaveTeacher() {
  const queryClient = useQueryClient();
  const keyOf = useIdempotencyKey();
  return useMutation({
    mutationFn: (pair: Pair) => leaveTeacher(pair, keyOf(pair)),
    onSuccess: () => void invalidateAllBut(queryClient, leaving.preview),
  });
}

type Decision = { id: string; change: ApprovalChange };

/** The list is not waited for: the dialog that tells of the decision stands on a row that may go. */
export function useDecideApproval() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, change }: Decision) =>
      api(teachers.decide, { params: { id }, body: change }),
    onSuccess: () => void invalidate(queryClient, [teachers.applicants]),
  });
}

type Change = { key: GenderExceptionKey; isAllowed: boolean };

export function useSetGenderException() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ key, isAllowed }: Change) =>
      api(isAllowed ? teachers.allow : teachers.disallow, { body: key }),
    onSuccess: (_done, { key }) =>
      queryClient.invalidateQueries(genderExceptionsQuery(key.teacher_id)),
  });
}
