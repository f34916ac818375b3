import type { TimeSlotEntry } from "@riwaq/contracts/availability";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { request } from "../../../lib/api-client.ts";
import { timeSlotsQuery } from "./time-slots.ts";

async function saveWeek(entries: readonly TimeSlotEntry[]) {
  const contract = await import("@riwaq/contracts/availability");
  return request("time-slots/bulk_create/", contract.TimeSlots, { method: "POST", body: entries });
}

/** Replaces the free week; `onSaved` is called even if the editor makes room for the saved week meanwhile. */
export function useSaveWeek(teacherId: string, onSaved: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: saveWeek,
    onSuccess: (slots) => {
      queryClient.setQueryData(timeSlotsQuery(teacherId).queryKey, slots);
      onSaved();
    },
  });
}
