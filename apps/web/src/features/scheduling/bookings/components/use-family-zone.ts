import { useQuery } from "@tanstack/react-query";

import { bookingPreviewQuery } from "../queries.ts";

type Pair = { studentId: string; teacherId: string; lengthMinutes: 30 | 45 | 60 };

/** The zone of the pupil's family, which a preview names; undefined until one hour is known to ask about. */
export function useFamilyZone(pair: Pair, startsAt: string | undefined): string | undefined {
  const query = useQuery({
    ...bookingPreviewQuery({
      kind: "single",
      student_id: pair.studentId,
      teacher_id: pair.teacherId,
      starts_at: startsAt ?? "",
      length_minutes: pair.lengthMinutes,
    }),
    enabled: startsAt !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    select: ({ family_zone }) => family_zone,
  });
  return query.data;
}
