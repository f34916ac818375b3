import * as contactMessages from "@riwaq/contracts/institute/contact-messages.calls";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { queryOf } from "../../../lib/query-of.ts";

/** While a page is on its way, the one before it stays. */
export function contactMessagesQuery(page: number) {
  return queryOptions({
    ...queryOf(contactMessages.list, { query: { page } }),
    placeholderData: keepPreviousData,
  });
}
