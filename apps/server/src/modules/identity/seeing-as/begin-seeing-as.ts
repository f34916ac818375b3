import { SEEING_AS_MINUTES } from "@riwaq/contracts/identity/seeing-as";
import { eq } from "drizzle-orm";

import { requireConfirmed, requireRight } from "../../../platform/actors.ts";
import { AppError, refusal } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import type { SignedIn } from "../../../platform/context.ts";
import { emit } from "../../../platform/events/emit.ts";
import { seeingAsBegun } from "../events.ts";
import { seeingAs } from "../tables/seeing-as.ts";
import { signIns } from "../tables/sign-ins.ts";
import { endSeeing } from "./end-seeing.ts";
import { findSeen, isKnown } from "./queries.ts";

const LONGEST_MS = SEEING_AS_MINUTES * 60_000;

type Asked = { personId: string; reason: string; sessionToken: string | undefined };

/** Of a family or a teacher; never of staff, whose rights would come along. What this sign-in saw before ends. */
export const beginSeeingAs = command({
  by: (actor) => requireConfirmed(requireRight("people")(actor)),
  lock: async (tx, _, { sessionToken }: Asked) => {
    const [own] = await tx
      .select({ id: signIns.id })
      .from(signIns)
      .where(eq(signIns.token, sessionToken ?? ""))
      .for("update");
    if (!own) throw new AppError("unauthenticated");
    return own;
  },
  run: async (ctx, { personId, reason }): Promise<SignedIn> => {
    const { tx, actor: staff, now, locked: signIn } = ctx;
    const person = await findSeen(tx, personId);
    if (!person) {
      const isThere = await isKnown(tx, personId);
      throw isThere ? refusal("conflict", "seeing_as_nobody") : new AppError("not_found");
    }
    await endSeeing(ctx, eq(seeingAs.signInId, signIn.id));
    const until = new Date(now.getTime() + LONGEST_MS);
    await tx
      .insert(seeingAs)
      .values({ signInId: signIn.id, staffId: staff.id, personId, begunAt: now, endsAt: until });
    await emit(ctx, tx, seeingAsBegun(personId, { reason }));
    return { ...person, seenBy: { staff, until } };
  },
});
