import type { Conditions, Legal } from "@riwaq/contracts/billing/legal";
import type { Language } from "@riwaq/contracts/languages";
import type { ConditionsFacts } from "@riwaq/domain/billing/conditions";
import { factsMissing } from "@riwaq/domain/billing/shop";

import type { Database } from "../../../platform/db/database.ts";
import { findTerms } from "../../institute/policies/find-terms.ts";
import { hashOf } from "../legal-acts/record-act.ts";
import { findBillingValues } from "../shop/find-billing-values.ts";
import { findSeller } from "../shop/queries.ts";
import { conditionsSections, conditionsText } from "./conditions-text.ts";

type Asked = { language: Language; now: Date };

/** So much of the hash tells one version from another. */
const VERSION_LENGTH = 12;

async function findSellerSaid(db: Database) {
  const seller = await findSeller(db);
  return factsMissing(seller).length === 0 ? seller : null;
}

async function findFacts(
  db: Database,
  { now, seller }: { now: Date; seller: ConditionsFacts["seller"] },
): Promise<ConditionsFacts> {
  const terms = (await findTerms(db)).at(now);
  return { values: await findBillingValues(db), terms, seller };
}

/** The conditions as they hold now: the text that an order keeps, its hash, and the version that the page names. */
export async function findConditions(db: Database, { language, now }: Asked) {
  const facts = await findFacts(db, { now, seller: await findSellerSaid(db) });
  const text = conditionsText(language, facts);
  const hash = hashOf(text);
  return { text, hash, version: hash.slice(0, VERSION_LENGTH) };
}

/** For everybody. */
export async function findLegal(db: Database, { language, now }: Asked): Promise<Legal> {
  const seller = await findSellerSaid(db);
  const facts = await findFacts(db, { now, seller });
  const version = hashOf(conditionsText(language, facts)).slice(0, VERSION_LENGTH);
  const conditions: Conditions = { ...conditionsSections(language, facts), version };
  if (!seller) return { seller, conditions };
  const said = {
    name: seller.name,
    form: seller.form,
    address: seller.address,
    country: seller.country,
    registration: seller.registration,
    tax_number: seller.taxNumber,
    email: seller.email,
    phone: seller.phone,
    publisher: seller.publisher,
    host: seller.host,
    mediator: seller.mediator,
  };
  return { seller: said, conditions };
}
