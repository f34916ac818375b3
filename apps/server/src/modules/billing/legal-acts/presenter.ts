import type { MatchCandidates, StaffLegalAct } from "@riwaq/contracts/billing/legal-acts";

import type { ActRow, findCandidates } from "./queries.ts";

const textOf = (said: Record<string, unknown>, name: string): string => {
  const value = said[name];
  return typeof value === "string" ? value : "";
};

/** For staff. */
export function presentAct({ act, by, student }: ActRow): StaffLegalAct {
  const { said } = act;
  return {
    id: act.id,
    kind: act.kind,
    name: textOf(said, "name"),
    email: textOf(said, "email"),
    reference: textOf(said, "reference"),
    ends_on: textOf(said, "ends_on"),
    language: act.language,
    acted_at: act.actedAt.toISOString(),
    match: act.matchedAt && {
      at: act.matchedAt.toISOString(),
      by,
      note: act.matchNote,
      subscription_id: act.subscriptionId,
      student,
    },
  };
}

type Candidate = Awaited<ReturnType<typeof findCandidates>>[number];

/** Of an account that is gone nothing is left but what was paid. */
export const presentCandidates = (rows: readonly Candidate[]): MatchCandidates => ({
  subscriptions: rows.map((row) => ({
    id: row.id,
    payer: row.payer ?? "",
    payer_email: row.payerEmail ?? "",
    student: row.student ?? "",
    state: row.state,
    ordered_at: row.orderedAt.toISOString(),
    is_address: row.isAddress,
    is_reference: row.isReference,
  })),
});
