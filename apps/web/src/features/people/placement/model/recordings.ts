import * as sounds from "@riwaq/contracts/people/placement-sounds.calls";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";

import { api } from "../../../../lib/api.ts";
import { invalidate, queryOf } from "../../../../lib/query-of.ts";
import { placementSounds } from "./sounds.ts";

export const recordingsQuery = queryOptions(queryOf(sounds.recordings));

/** The list is read anew, and by the test when it is opened next. */
function useRecordingsAnew() {
  const client = useQueryClient();
  return () => {
    placementSounds.set(undefined);
    return invalidate(client, [sounds.recordings]);
  };
}

export function useRecordItem(item: string) {
  return useMutation({
    mutationFn: (sound: Blob) => {
      const body = new Blob([sound], { type: "application/octet-stream" });
      return api(sounds.record, { params: { item }, body });
    },
    onSuccess: useRecordingsAnew(),
  });
}

export function useSilenceItem() {
  return useMutation({
    mutationFn: (item: string) => api(sounds.remove, { params: { item } }),
    onSuccess: useRecordingsAnew(),
  });
}
