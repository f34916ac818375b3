import { factsMissing } from "@riwaq/domain/billing/shop";

import type { SellerFacts } from "./queries.ts";

/** Whether the institute sells: while it does not, nothing speaks of money and everybody books as ever. */
export const isSelling = (seller: SellerFacts): boolean =>
  seller.isOpen && factsMissing(seller).length === 0;
