import type { Acknowledgement, Declaration } from "@riwaq/contracts/billing/legal-acts";
import { hasAddress } from "@riwaq/contracts/fields";
import type { Language } from "@riwaq/contracts/languages";
import { toWall } from "@riwaq/domain/time/zone";
import { eq } from "drizzle-orm";

import { byAnyone, command } from "../../../platform/command.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { legalText } from "../../../platform/i18n/translate.ts";
import {
  clockTime,
  dayAndTime,
  isolated,
  wallDate,
  zoneCity,
} from "../../../platform/i18n/wall-hours.ts";
import { actDeclared } from "../events.ts";
import { findSeller } from "../shop/queries.ts";
import { legalActs } from "../tables/legal-acts.ts";
import { recordAct } from "./record-act.ts";

type Asked = { declaration: Declaration; idempotencyKey: string };

/**
 * Keeps that somebody withdraws from a contract or ends it, at once and whatever it names: staff look for the contract
 * later. The answer is the same whether or not there is one. Confirmed twice it is one declaration.
 */
export const declareAct = command({
  by: byAnyone,
  trace: "if_changed",
  run: async (ctx, { declaration, idempotencyKey }: Asked): Promise<Acknowledgement> => {
    const { tx, now } = ctx;
    const { kind, language, ...said } = declaration;
    const key = `declared:${idempotencyKey}`;
    const { timeZone: zone } = await findSeller(tx);
    const shown = legalText(`declare:acts.${kind}.statement`, language);
    const act = { key, kind, said, shown, language, subscriptionId: null, payerId: null };
    const id = await recordAct(tx, { ...act, at: now });
    if (id === null) return acknowledged(await actedAt(tx, key, now), zone, language);
    const answer = acknowledged(now, zone, language);
    const aside = {
      to: said.email,
      name: said.name,
      language,
      recorded: answer.recorded,
      content: contentOf(declaration, shown),
    };
    await emit(ctx, tx, actDeclared(id, { kind }, aside));
    return answer;
  },
});

async function actedAt(tx: Transaction, key: string, now: Date): Promise<Date> {
  const [row] = await tx
    .select({ at: legalActs.actedAt })
    .from(legalActs)
    .where(eq(legalActs.key, key));
  return row?.at ?? now;
}

function acknowledged(at: Date, zone: string, language: Language): Acknowledgement {
  const time = clockTime(toWall(at.getTime(), zone).time, language);
  const hour = dayAndTime(wallDate(at, zone, language), time, language);
  return { acted_at: at.toISOString(), recorded: `${hour} (${zoneCity(zone, language)})` };
}

/** What was declared, line by line. Anybody may have named the address: what a mail would make a link of is left out. */
function contentOf({ name, email, reference, ends_on: day, language }: Declaration, shown: string) {
  const line = (key: string, value: string) =>
    legalText(`declare:content.${key}`, language, { value: isolated(value) });
  const lastDay = day === "" ? "" : wallDate(new Date(`${day}T12:00:00Z`), "UTC", language);
  return [
    shown,
    line("name", name),
    line("email", email),
    ...(reference === "" ? [] : [line("reference", hasAddress(reference) ? "…" : reference)]),
    ...(lastDay === "" ? [] : [line("endsOn", lastDay)]),
  ].join("\n");
}
