import type { Lead } from "@riwaq/contracts/institute/leads";

import type { LeadRow } from "./queries.ts";

/** `today` is a date of the institute's calendar. */
export function presentLead({ lead, person, message, owner }: LeadRow, today: string): Lead {
  return {
    id: lead.id,
    reason: lead.reason,
    name: person?.name ?? message?.name ?? "",
    email: person?.email ?? message?.email ?? null,
    phone_number: person?.phone ?? null,
    waits_since: lead.waitsSince.toISOString(),
    stage: lead.stage,
    lost_cause: lead.lostCause,
    owner,
    next_step: lead.nextStep,
    due_on: lead.dueOn,
    is_due: lead.dueOn !== null && lead.dueOn <= today,
  };
}
