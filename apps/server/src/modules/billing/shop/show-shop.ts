import type { Shop } from "@riwaq/contracts/billing/shop";

import type { Database } from "../../../platform/db/database.ts";
import { presentShop } from "./presenter.ts";
import { findShop } from "./queries.ts";

/** As staff see it after whatever they did. */
export const showShop = async (db: Database, now: Date): Promise<Shop> =>
  presentShop(await findShop(db, now), now);
