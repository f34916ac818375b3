import * as recitations from "@riwaq/contracts/learning/recitations.calls";
import * as recordingConsents from "@riwaq/contracts/people/recording-consents.calls";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";

import { api } from "./api.ts";
import { invalidate, queryOf } from "./query-of.ts";

/** Whether recitations of a pupil may be recorded. */
export const recordingConsentQuery = (studentId: string) =>
  queryOptions(queryOf(recordingConsents.show, { params: { id: studentId } }));

/** Withdrawn, what was recorded is gone too. */
export function useChangeRecordingConsent(studentId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = recordingConsentQuery(studentId);
  return useMutation({
    mutationFn: (is_given: boolean) =>
      api(recordingConsents.change, { params: { id: studentId }, body: { is_given } }),
    onSuccess: (after) => {
      queryClient.setQueryData(queryKey, after);
      void invalidate(queryClient, [recitations.ofStudent, recitations.one]);
    },
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}
