/** Who may close an account by themselves: neither staff, nor who is booked for by a parent, nor who still pays for lessons. */
import { decideLeaving } from "@riwaq/domain/scheduling/policy/leaving";
import { toWall } from "@riwaq/domain/time/zone";

import { requireSignedIn } from "../../../platform/actors.ts";
import { refusal } from "../../../platform/app-error.ts";
import type { User } from "../../../platform/context.ts";
import type { PersonsContext } from "../../../platform/persons.ts";

export async function requireMayClose(
  { db, actor, persons }: PersonsContext,
  now: Date,
): Promise<User> {
  const person = requireSignedIn(actor);
  if (person.roles.has("staff")) throw refusal("forbidden", "staff_not_closed");
  const fault = await persons.closing.findFault(db, person, now);
  if (fault) throw refusal(fault === "closing_subscribed" ? "conflict" : "forbidden", fault);
  return person;
}

/** Closing an account is leaving today, as far as the terms allow. */
export function decideClosing(now: Date, instituteZone: string) {
  const askedAtMs = now.getTime();
  const stopsOn = toWall(askedAtMs, instituteZone).date;
  return decideLeaving({ askedAtMs, stopsOn, instituteZone });
}
