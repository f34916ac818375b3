import * as contact from "@riwaq/contracts/institute/contact.calls";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { queryOf } from "../../../lib/api.ts";

/** While a page is on its way, the one before it stays. */
export function contactMessagesQuery(page: number) {
  return queryOptions({
    ...queryOf(contact.messages, { query: { page } }),
    placeholderData: keepPreviousData,
  });
}
