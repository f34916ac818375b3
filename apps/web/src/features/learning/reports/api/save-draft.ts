import type { ReportDraft } from "@riwaq/contracts/learning/reports";

import { request } from "../../../../lib/api-client.ts";

/** Answers with the instant at which it was saved. */
export async function saveDraft(id: string, body: ReportDraft): Promise<string> {
  const contract = await import("@riwaq/contracts/learning/reports");
  const options = { method: "PUT", body } as const;
  const { saved_at } = await request(`reports/${id}/draft/`, contract.DraftSaved, options);
  return saved_at;
}
