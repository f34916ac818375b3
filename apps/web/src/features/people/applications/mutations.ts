import type {
  Application,
  ApplicationRequest,
  FileJudgement,
  NewCertificate,
} from "@riwaq/contracts/people/applications";
import * as applications from "@riwaq/contracts/people/applications.calls";
import * as teachers from "@riwaq/contracts/people/teachers.calls";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { api } from "../../../lib/api.ts";
import { invalidate } from "../../../lib/query-of.ts";
import { applicationOfQuery, applicationQuery } from "./queries.ts";

/** Whatever the teacher does is answered by the application as it then is. */
function useOwnApplication<Input>(mutationFn: (input: Input) => Promise<Application>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: (application) => queryClient.setQueryData(applicationQuery.queryKey, application),
  });
}

export const useSendApplication = () => useOwnApplication(() => api(applications.send));

export type Recorded = { bytes: Blob; seconds: number };

export const useSaveRecitation = () =>
  useOwnApplication(({ bytes, seconds }: Recorded) =>
    api(applications.saveRecitation, { query: { seconds }, body: bytes }),
  );

export type SentCertificate = NewCertificate & { bytes: Blob };

export const useAddCertificate = () =>
  useOwnApplication(({ bytes, year, valid_until: until, ...said }: SentCertificate) =>
    api(applications.addCertificate, {
      query: { ...said, year: year ?? "", valid_until: until ?? "" },
      body: bytes,
    }),
  );

export const useRemoveFile = () =>
  useOwnApplication((id: string) => api(applications.removeFile, { params: { id } }));

/** The same for staff; the list beside it says how much is still to be checked. */
function useApplicationOf<Input>(
  teacherId: string,
  mutationFn: (input: Input) => Promise<Application>,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: (application) => {
      queryClient.setQueryData(applicationOfQuery(teacherId).queryKey, application);
      void invalidate(queryClient, [teachers.applicants]);
    },
  });
}

export const useAskForMore = (teacherId: string) =>
  useApplicationOf(teacherId, (body: ApplicationRequest) =>
    api(applications.askForMore, { params: { id: teacherId }, body }),
  );

export const useJudgeFile = (teacherId: string) =>
  useApplicationOf(teacherId, ({ id, ...body }: FileJudgement & { id: string }) =>
    api(applications.judgeFile, { params: { id }, body }),
  );
