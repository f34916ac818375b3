import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";

export const CONTACT_MESSAGES = ["contact-messages"];

async function fetchContactMessages(page: number) {
  const contract = await import("@riwaq/contracts/institute/contact");
  return request(`contact-messages/?page=${page}`, contract.ContactMessages);
}

/** While a page is on its way, the one before it stays. */
export function contactMessagesQuery(page: number) {
  return queryOptions({
    queryKey: [...CONTACT_MESSAGES, page],
    queryFn: () => fetchContactMessages(page),
    placeholderData: keepPreviousData,
  });
}
