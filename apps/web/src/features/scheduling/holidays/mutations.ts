import type { MakeUpDecision, MakeUpExtension } from "@riwaq/contracts/scheduling/bookings";
import * as changes from "@riwaq/contracts/scheduling/changes.calls";
import type { HolidayChange } from "@riwaq/contracts/scheduling/holidays";
import * as holidays from "@riwaq/contracts/scheduling/holidays.calls";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { api } from "../../../lib/api.ts";
import { invalidate } from "../../../lib/query-of.ts";

/** Once for each; whatever came of it, the list is read again. */
export function useReviewEmergency(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: MakeUpDecision) => api(changes.judgeMakeUp, { params: { id }, body }),
    onSettled: () => invalidate(queryClient, [changes.staffMakeUps]),
  });
}

export function useExtendMakeUp(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: MakeUpExtension) => api(changes.extendMakeUp, { params: { id }, body }),
    onSettled: () => invalidate(queryClient, [changes.staffMakeUps]),
  });
}

/** Shifts or confirms; busy until the list says it as well. */
export function useChangeHoliday(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: HolidayChange) => api(holidays.change, { params: { id }, body }),
    onSettled: () => invalidate(queryClient, [holidays.forStaff]),
  });
}
