import type { OrderStart } from "@riwaq/contracts/billing/subscriptions";
import { CURRENCIES } from "@riwaq/domain/billing/units";
import { and, desc, eq, ne, sql } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { users } from "../../identity/tables/users.ts";
import { familyOf } from "../../people/reach/pupils.ts";
import { listPrices } from "../shop/list-prices.ts";
import { findPayer } from "../subscriptions/find-payer.ts";
import { payerProfiles } from "../tables/payer-profiles.ts";
import { subscriptions } from "../tables/subscriptions.ts";

/** What can be ordered for a learner, and what the asker said the last time; whoever does not pay is told so. */
export async function startOrder(
  { db, actor: someone, clock }: Context,
  studentId: string,
): Promise<OrderStart> {
  const actor = requireSignedIn(someone);
  const now = clock.now();
  const [student] = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(eq(users.id, studentId), sql`${users.id} in ${familyOf(actor)}`));
  if (!student) throw new AppError("not_found");
  const isPayer = (await findPayer(db, studentId)) === actor.id;
  const shop = await listPrices(db, now);
  const last = isPayer ? await findLast(db, actor.id) : undefined;
  const isHeld = await db.$count(
    subscriptions,
    and(eq(subscriptions.studentId, studentId), ne(subscriptions.state, "ended")),
  );
  return {
    student,
    refused: refusedOf({ isPayer, isOpen: shop.is_open, isHeld: isHeld > 0 }),
    payer_name: last?.name ?? (isPayer ? actor.name : ""),
    payer_address: last?.address ?? "",
    country: last?.country ?? "",
    currency: CURRENCIES.find((one) => one === last?.currency) ?? shop.currency,
    plans: shop.plans,
  };
}

type Facts = { isPayer: boolean; isOpen: boolean; isHeld: boolean };

function refusedOf({ isPayer, isOpen, isHeld }: Facts): OrderStart["refused"] {
  if (!isPayer) return "not_payer";
  if (isHeld) return "already_subscribed";
  return isOpen ? null : "shop_closed";
}

async function findLast(db: Database, payerId: string) {
  const [profile] = await db
    .select({
      name: payerProfiles.name,
      address: payerProfiles.address,
      country: payerProfiles.country,
      currency: subscriptions.currency,
    })
    .from(payerProfiles)
    .leftJoin(subscriptions, eq(subscriptions.payerId, payerProfiles.payerId))
    .where(eq(payerProfiles.payerId, payerId))
    .orderBy(desc(subscriptions.orderedAt))
    .limit(1);
  return profile;
}
