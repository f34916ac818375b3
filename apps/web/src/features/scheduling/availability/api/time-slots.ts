import type { WeekPlan } from "@riwaq/contracts/scheduling/availability";
import { queryOptions } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";

/** The usual week goes without saying. */
export function planSearch(plan: WeekPlan) {
  return plan === "usual" ? "" : `?plan=${plan}`;
}

async function fetchTimeSlots(teacherId: string, plan: WeekPlan, signal: AbortSignal) {
  const contract = await import("@riwaq/contracts/scheduling/availability");
  const path = `time-slots/${teacherId}/teacher_slots/${planSearch(plan)}`;
  return request(path, contract.TimeSlots, { signal });
}

/** Read afresh for each editor and not behind its back: what is being edited starts from it once. */
export function timeSlotsQuery(teacherId: string, plan: WeekPlan = "usual") {
  return queryOptions({
    queryKey: ["time-slots", teacherId, plan],
    queryFn: ({ signal }) => fetchTimeSlots(teacherId, plan, signal),
    refetchOnMount: "always",
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
