import type { Scholarship, Scholarships } from "@riwaq/contracts/billing/scholarships";
import { stateOfScholarship } from "@riwaq/domain/billing/scholarships";
import { toWall } from "@riwaq/domain/time/zone";

import type { ScholarshipRow } from "./queries.ts";

type At = { now: Date; zone: string };

const dayOf = (at: Date, zone: string): string => toWall(at.getTime(), zone).date;

/** For staff who decide about money, with all that was said of it; the document is asked for by itself. */
export function presentScholarship(
  { discount, student, decidedBy }: ScholarshipRow,
  { now, zone }: At,
): Scholarship {
  const { startsAt, endsAt, proofMimeType: mimeType, proofSizeBytes: size } = discount;
  const span = { startsAtMs: startsAt.getTime(), endsAtMs: endsAt?.getTime() ?? null };
  return {
    id: discount.id,
    student: { id: discount.studentId, name: student ?? "" },
    basis_points: discount.basisPoints,
    state: stateOfScholarship(span, now.getTime()),
    starts_on: dayOf(startsAt, zone),
    ends_on: endsAt && dayOf(endsAt, zone),
    reason: discount.reason,
    decided_by: decidedBy ?? "",
    decided_at: discount.createdAt.toISOString(),
    proof: mimeType === null || size === null ? null : { mime_type: mimeType, size_bytes: size },
  };
}

export const presentScholarships = (rows: readonly ScholarshipRow[], at: At): Scholarships => ({
  scholarships: rows.map((row) => presentScholarship(row, at)),
  today: dayOf(at.now, at.zone),
});
