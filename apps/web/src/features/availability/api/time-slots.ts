import { queryOptions } from "@tanstack/react-query";

import { request } from "../../../lib/api-client.ts";

async function fetchTimeSlots(teacherId: string, signal: AbortSignal) {
  const contract = await import("@riwaq/contracts/availability");
  return request(`time-slots/${teacherId}/teacher_slots/`, contract.TimeSlots, { signal });
}

/** Read afresh for each editor and not behind its back: what is being edited starts from it once. */
export function timeSlotsQuery(teacherId: string) {
  return queryOptions({
    queryKey: ["time-slots", teacherId],
    queryFn: ({ signal }) => fetchTimeSlots(teacherId, signal),
    refetchOnMount: "always",
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
