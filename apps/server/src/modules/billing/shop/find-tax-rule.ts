import { taxRuleOf } from "@riwaq/domain/billing/tax";

import type { Database } from "../../../platform/db/database.ts";
import { findTaxRules } from "./queries.ts";

/**
 * The rule that holds now for a payer who has bought before.
 * @throws Error where there is none: what was sold there had one, and rules that hold are never taken back
 */
export async function findTaxRule(db: Database, country: string, now: Date) {
  const rules = await findTaxRules(db);
  const known = rules.map((rule) => ({ ...rule, validFromMs: rule.validFrom.getTime() }));
  const rule = taxRuleOf(known, country, now.getTime());
  if (!rule) throw new Error(`No tax rule for ${country}`);
  return rule;
}
