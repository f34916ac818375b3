import type { DemoAccount, Institute } from "@riwaq/contracts/institute/institute";
import type { Recognition } from "@riwaq/contracts/institute/recognitions";

import { type InstituteRow, trialOf } from "../../../platform/institute.ts";
import type { Terms } from "../policies/find-terms.ts";
import { showTerms } from "../policies/show-terms.ts";

/** What is read beside the institute's own row. */
type Known = {
  terms: Terms;
  now: Date;
  hasContracts: boolean;
  answerHours: number | null;
  valid: readonly Recognition[];
};

export function presentInstitute(
  row: InstituteRow,
  { terms, now, hasContracts, answerHours, valid }: Known,
  demoAccounts: readonly DemoAccount[],
): Institute {
  return {
    name: row.name,
    phone: row.phone,
    photo_url: row.photoUrl,
    social_url: row.socialUrl,
    chat_url: row.chatUrl,
    trial: trialOf(row),
    same_gender_from_12: row.sameGenderFrom12,
    report_due_hours: row.reportDueHours,
    ...showTerms(terms, now),
    missed_after_minutes: row.missedAfterMin,
    cover_family: row.coverFamily,
    recitation_kept_days: row.recitationKeptDays,
    usual_answer_hours: answerHours,
    recognitions: [...valid],
    has_contracts: hasContracts,
    demo_accounts: [...demoAccounts],
  };
}
