/** Who may close an account by themselves: neither staff nor who is booked for by a parent. */
import { decideLeaving } from "@riwaq/domain/policy/leaving";
import { toWall } from "@riwaq/domain/time/zone";

import { requireSignedIn } from "../../actors.ts";
import { refusal } from "../../app-error.ts";
import type { Actor, User } from "../../context.ts";
import type { Database } from "../../db/database.ts";
import { findChooserFault } from "../changes/find-chooser-fault.ts";

export async function requireMayClose(db: Database, actor: Actor, now: Date): Promise<User> {
  const person = requireSignedIn(actor);
  if (person.kind === "staff") throw refusal("forbidden", "staff_not_closed");
  if (await findChooserFault(db, person, now)) throw refusal("forbidden", "closing_under_15");
  return person;
}

/** Closing an account is leaving today, as far as the terms allow. */
export function decideClosing(now: Date, instituteZone: string) {
  const askedAtMs = now.getTime();
  const stopsOn = toWall(askedAtMs, instituteZone).date;
  return decideLeaving({ askedAtMs, stopsOn, instituteZone });
}
