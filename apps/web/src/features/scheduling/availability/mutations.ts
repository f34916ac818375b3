import type {
  NewAvailabilityException,
  TimeSlotEntry,
  WeekPlan,
} from "@riwaq/contracts/scheduling/availability";
import * as availability from "@riwaq/contracts/scheduling/availability.calls";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { api } from "../../../lib/api.ts";
import { invalidate } from "../../../lib/query-of.ts";
import { planQuestion, timeSlotsQuery } from "./queries.ts";

/** Replaces the free week; `onSaved` is called even if the editor makes room for the saved week meanwhile. */
export function useSaveWeek(teacherId: string, plan: WeekPlan, onSaved: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (entries: readonly TimeSlotEntry[]) =>
      api(availability.saveWeek, { query: planQuestion(plan), body: [...entries] }),
    onSuccess: (slots) => {
      queryClient.setQueryData(timeSlotsQuery(teacherId, plan).queryKey, slots);
      onSaved();
    },
  });
}

/** Done when the list has it. */
export function useAddException() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: NewAvailabilityException) => api(availability.addException, { body }),
    onSuccess: () => invalidate(queryClient, [availability.exceptions]),
  });
}

export function useDeleteException() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api(availability.deleteException, { params: { id } }),
    onSettled: () => invalidate(queryClient, [availability.exceptions]),
  });
}
