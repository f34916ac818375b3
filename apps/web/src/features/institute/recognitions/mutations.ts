import type { NewRecognition, StaffRecognition } from "@riwaq/contracts/institute/recognitions";
import * as recognitions from "@riwaq/contracts/institute/recognitions.calls";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { api } from "../../../lib/api.ts";
import { institute } from "../../../lib/institute.ts";
import { recognitionsQuery } from "./queries.ts";

/** Whatever is done is answered by the list as it then is; what public pages of this window say follows it. */
function useList<Input>(mutationFn: (input: Input) => Promise<StaffRecognition[]>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: (all) => {
      queryClient.setQueryData(recognitionsQuery.queryKey, all);
      const known = institute.peek();
      const valid = all.filter(({ validity }) => validity !== "over");
      if (known) institute.set({ ...known, recognitions: valid });
    },
  });
}

export type SentRecognition = NewRecognition & { bytes: Blob };

export const useAddRecognition = () =>
  useList(({ bytes, ...query }: SentRecognition) => api(recognitions.add, { query, body: bytes }));

export const useRemoveRecognition = () =>
  useList((id: string) => api(recognitions.remove, { params: { id } }));
