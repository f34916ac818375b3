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
  /** A lesson that is about to be moved: its own hour counts as free. */
  exceptId?: string | undefined;
};

async function fetchFreeSlots(question: SlotQuestion) {
  const { teacherId, from, to, lengthMinutes, studentId, exceptId } = question;
  const contract = await import("@riwaq/contracts/people/teachers");
  const search = new URLSearchParams({ from, to, length: String(lengthMinutes) });
  if (studentId) search.set("student", studentId);
  if (exceptId) search.set("except", exceptId);
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
