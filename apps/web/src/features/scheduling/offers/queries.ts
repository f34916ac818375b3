import * as offers from "@riwaq/contracts/scheduling/offers.calls";
import { queryOptions } from "@tanstack/react-query";

import { queryOf } from "../../../lib/query-of.ts";

/** What waits for a family's word: the reader's own, and what the reader offers as a teacher. */
export const offersQuery = queryOptions(queryOf(offers.mine));

/** What the link of a mail is about. Reading it changes nothing. */
export function offerLinkQuery(token: string) {
  return queryOptions({ ...queryOf(offers.open, { body: { token } }), retry: false });
}
