import { and, eq, ne } from "drizzle-orm";

import { requireRight } from "../../../platform/actors.ts";
import { AppError, refusal } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { signInEnded, signInsEnded } from "../events.ts";
import { signIns } from "../tables/sign-ins.ts";
import { requirePerson } from "./queries.ts";

type Where = { personId: string; sessionToken: string | undefined };

/** Staff end one sign-in of somebody, who is told; the one that asks is ended by logging out. */
export const endSignIn = command({
  by: requireRight("people"),
  run: async (ctx, asked: Where & { device: string }): Promise<void> => {
    const { tx } = ctx;
    const { personId, device, sessionToken } = asked;
    const its = and(eq(signIns.id, device), eq(signIns.userId, personId));
    const [found] = await tx.select().from(signIns).where(its).for("update");
    if (!found) throw new AppError("not_found");
    if (found.token === sessionToken) throw refusal("conflict", "device_this");
    await emit(ctx, tx, signInEnded(personId, {}, { signInId: found.id, keptToken: undefined }));
    await tx.delete(signIns).where(its);
  },
});

/** All of them; of one's own all but the one that asks. */
export const endSignIns = command({
  by: requireRight("people"),
  trace: "if_changed",
  run: async (ctx, { personId, sessionToken }: Where): Promise<void> => {
    const { tx } = ctx;
    await requirePerson(tx, personId);
    const its = and(eq(signIns.userId, personId), ne(signIns.token, sessionToken ?? ""));
    const count = await tx.$count(signIns, its);
    if (count === 0) return;
    await emit(
      ctx,
      tx,
      signInsEnded(personId, { count }, { signInId: null, keptToken: sessionToken }),
    );
    await tx.delete(signIns).where(its);
  },
});
