import type { DemoAccount, Institute } from "@riwaq/contracts/institute";

import type { findInstitute } from "./queries.ts";

export function presentInstitute(
  row: Awaited<ReturnType<typeof findInstitute>>,
  demoAccounts: readonly DemoAccount[],
): Institute {
  return {
    name: row.name,
    phone: row.phone,
    photo_url: row.photoUrl,
    social_url: row.socialUrl,
    chat_url: row.chatUrl,
    demo_accounts: [...demoAccounts],
  };
}
