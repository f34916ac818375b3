import * as availability from "@riwaq/contracts/scheduling/availability.calls";
import { queryOptions } from "@tanstack/react-query";

import { queryOf } from "./query-of.ts";

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

/** The starts at which a teacher can be booked. Asked anew whenever it is shown: others book too. */
export function freeSlotsQuery(question: SlotQuestion) {
  const { teacherId, from, to, lengthMinutes, studentId, exceptId } = question;
  return queryOptions({
    ...queryOf(availability.freeSlots, {
      params: { id: teacherId },
      query: { from, to, length: lengthMinutes, student: studentId, except: exceptId },
    }),
    staleTime: 0,
  });
}
