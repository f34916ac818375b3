import type { TimeSlotEntry, WeekPlan } from "@riwaq/contracts/scheduling/availability";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";
import { planSearch, timeSlotsQuery } from "./time-slots.ts";

async function saveWeek(plan: WeekPlan, entries: readonly TimeSlotEntry[]) {
  const contract = await import("@riwaq/contracts/scheduling/availability");
  return request(`time-slots/bulk_create/${planSearch(plan)}`, contract.TimeSlots, {
    method: "POST",
    body: entries,
  });
}

/** Replaces the free week; `onSaved` is called even if the editor makes room for the saved week meanwhile. */
export function useSaveWeek(teacherId: string, plan: WeekPlan, onSaved: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (entries: readonly TimeSlotEntry[]) => saveWeek(plan, entries),
    onSuccess: (slots) => {
      queryClient.setQueryData(timeSlotsQuery(teacherId, plan).queryKey, slots);
      onSaved();
    },
  });
}
