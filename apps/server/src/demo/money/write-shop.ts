import { randomUUID } from "node:crypto";

import { DAY_MS } from "@riwaq/domain/time/civil-date";

import { planPrices } from "../../modules/billing/tables/plan-prices.ts";
import { plans } from "../../modules/billing/tables/plans.ts";
import { sellers } from "../../modules/billing/tables/sellers.ts";
import { taxRules } from "../../modules/billing/tables/tax-rules.ts";
import type { Transaction } from "../../platform/db/transaction.ts";
import { RHYTHMS, type Rhythm, SELLER, TAX_RULES, pricesOf } from "./catalogue.ts";

const OPEN_SINCE_DAYS = 365;

export type PlanIds = (rhythm: Rhythm) => string;

/** A shop that has been open for a year. Gives the ids of its plans. */
export async function writeShop(tx: Transaction, now: Date, setById: string): Promise<PlanIds> {
  const since = new Date(now.getTime() - OPEN_SINCE_DAYS * DAY_MS);
  await tx.insert(sellers).values({ ...SELLER, updatedAt: since });
  const from = { validFrom: since, setById };
  await tx
    .insert(taxRules)
    .values(TAX_RULES.map((rule) => ({ ...rule, ...from, createdAt: since })));
  const rows = RHYTHMS.map((rhythm) => ({ id: randomUUID(), ...rhythm, createdAt: since }));
  await tx.insert(plans).values(rows);
  await tx
    .insert(planPrices)
    .values(
      rows.flatMap((row) =>
        pricesOf(row).map((price) => ({ ...price, ...from, planId: row.id, announcedAt: since })),
      ),
    );
  return ({ lessonsPerWeek, lengthMinutes }) => {
    const row = rows.find(
      (one) => one.lessonsPerWeek === lessonsPerWeek && one.lengthMinutes === lengthMinutes,
    );
    if (!row) throw new Error(`No plan of ${lessonsPerWeek} times ${lengthMinutes} minutes`);
    return row.id;
  };
}
