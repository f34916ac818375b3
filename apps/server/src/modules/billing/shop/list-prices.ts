import type { Prices } from "@riwaq/contracts/billing/shop";

import type { Database } from "../../../platform/db/database.ts";
import { presentPrices } from "./presenter.ts";
import { findShop } from "./queries.ts";

/** What a period costs now, for everybody; nothing while the shop is closed. */
export const listPrices = async (db: Database, now: Date): Promise<Prices> =>
  presentPrices(await findShop(db, now), now);
