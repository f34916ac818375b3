import type { Approval } from "@riwaq/contracts/people/teachers";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";

export const APPLICANTS = ["applicants"];

export type ApplicantsQuestion = { approval: Approval; search: string; page: number };

async function fetchApplicants({ approval, search, page }: ApplicantsQuestion) {
  const contract = await import("@riwaq/contracts/people/teachers");
  const question = new URLSearchParams({ approval, page: String(page) });
  if (search !== "") question.set("search", search);
  return request(`staff/teachers/?${question}`, contract.Applicants);
}

/** While another page or word is on its way, the list before it stays. */
export function applicantsQuery(question: ApplicantsQuestion) {
  return queryOptions({
    queryKey: [...APPLICANTS, question],
    queryFn: () => fetchApplicants(question),
    placeholderData: keepPreviousData,
  });
}
