import { queryOptions } from "@tanstack/react-query";

import { request } from "./api-client.ts";

export const FREE_SLOTS = ["free-slots"];

export type SlotQuestion = {
  teacherId: string;
  /** Instants; at most 31 days apart. */
  from: string;
  to: string;
  lengthMinutes: number;
  /** A pupil of the reader, whose own lessons are left out. */
  studentId?: string | undefined;
};

async function fetchFreeSlots({ teacherId, from, to, lengthMinutes, studentId }: SlotQuestion) {
  const contract = await import("@riwaq/contracts/teachers");
  const search = new URLSearchParams({ from, to, length: String(lengthMinutes) });
  if (studentId) search.set("student", studentId);
  return request(`teachers/${teacherId}/free-slots/?${search}`, contract.FreeSlots);
}

/** The starts at which a teacher can be booked. Asked anew whenever it is shown: others book too. */
export function freeSlotsQuery(question: SlotQuestion) {
  return queryOptions({
    queryKey: [...FREE_SLOTS, question],
    queryFn: () => fetchFreeSlots(question),
    staleTime: 0,
  });
}
