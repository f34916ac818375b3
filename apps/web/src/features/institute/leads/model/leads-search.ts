import type { LeadsQuery } from "@riwaq/contracts/institute/leads";
import { LEAD_REASONS, LEAD_STAGES } from "@riwaq/domain/words";

// Repeated from the contract, which would bring zod along.
export const STAGE_FILTERS = ["open", ...LEAD_STAGES] as const;
export const OWNER_FILTERS = ["mine", "none"] as const;

/** What the address holds; absent means everything that is open, and the first page. */
export type LeadsSearch = Partial<Omit<LeadsQuery, "page">> & {
  page?: number;
  /** The one that is open beside the list. */
  lead?: string;
};

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whatever is not known is left out. */
export function parseLeadsSearch(raw: Record<string, unknown>): LeadsSearch {
  const { page, lead, due } = raw;
  const stage = STAGE_FILTERS.find((one) => one === raw["stage"]);
  const reason = LEAD_REASONS.find((one) => one === raw["reason"]);
  const owner = OWNER_FILTERS.find((one) => one === raw["owner"]);
  return {
    ...(stage && stage !== "open" && { stage }),
    ...(reason && { reason }),
    ...(owner && { owner }),
    ...(due === "today" && { due }),
    ...(Number.isSafeInteger(page) && Number(page) > 1 && { page: Number(page) }),
    ...(typeof lead === "string" && ID.test(lead) && { lead }),
  };
}

/** Another choice begins at the first page. */
export const narrowed = (search: LeadsSearch, part: Record<string, unknown>): LeadsSearch =>
  parseLeadsSearch({ ...search, page: undefined, lead: undefined, ...part });
