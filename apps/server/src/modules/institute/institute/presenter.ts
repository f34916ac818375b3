import type { DemoAccount, Institute } from "@riwaq/contracts/institute/institute";

import { type InstituteRow, trialOf } from "../../../platform/institute.ts";

export function presentInstitute(
  row: InstituteRow,
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
    make_up_days: row.makeUpDays,
    missed_after_minutes: row.missedAfterMin,
    demo_accounts: [...demoAccounts],
  };
}
