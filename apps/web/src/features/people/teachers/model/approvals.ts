import type { Approval, ApprovalChange } from "@riwaq/contracts/people/teachers";
import { DECIDED, isDecidable } from "@riwaq/domain/people/applications/states";

import type { BadgeTone } from "../../../../components/ui/badge.tsx";

export type Decision = ApprovalChange["approval"];

/** In the order in which staff look at them. */
export const APPROVAL_TABS = [
  "applied",
  "returned",
  "draft",
  "approved",
  "paused",
  "declined",
] as const satisfies readonly Approval[];

/** Those, and the approved ones of whom a certificate ends. */
export const APPLICANT_TABS = [...APPROVAL_TABS, "ending"] as const;
export type ApplicantTab = (typeof APPLICANT_TABS)[number];

export const APPROVAL_TONES: Record<Approval, BadgeTone> = {
  draft: "neutral",
  applied: "blue",
  returned: "yellow",
  approved: "green",
  paused: "yellow",
  declined: "red",
};

/** What staff can still decide about somebody. */
export function decisionsFor(approval: Approval): Decision[] {
  return DECIDED.filter((decision) => isDecidable(approval, decision));
}

/** What the address holds; absent means the applicants, everybody, and the first page. */
export type ApplicantSearch = { tab?: ApplicantTab; q?: string; page?: number };

/** The router has read numbers as numbers; whatever is not known is left out. */
export function parseApplicantSearch(raw: Record<string, unknown>): ApplicantSearch {
  const tab = APPLICANT_TABS.find((known) => known === raw["tab"]);
  const q = typeof raw["q"] === "number" ? String(raw["q"]) : raw["q"];
  const page = Number(raw["page"] ?? 1);
  return {
    ...(tab && tab !== "applied" && { tab }),
    ...(typeof q === "string" && q !== "" && { q: q.slice(0, 120) }),
    ...(Number.isSafeInteger(page) && page > 1 && { page }),
  };
}

/** What the server is asked for. */
export const questionOf = ({ tab = "applied", q = "", page = 1 }: ApplicantSearch) => ({
  ...(tab === "ending" ? { certificates: tab } : { approval: tab }),
  page,
  search: q,
});
