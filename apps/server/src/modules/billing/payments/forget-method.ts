import { requireSignedIn } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { methodForgotten } from "../events.ts";
import { dropMethod } from "./keep-method.ts";
import { findMethod } from "./queries.ts";

/** Nobody charges the payer by it any more; the next payment asks for another. */
export const forgetMethod = command({
  by: requireSignedIn,
  run: async (ctx): Promise<void> => {
    const { tx, actor, now } = ctx;
    if (!(await findMethod(tx, actor.id))) throw new AppError("not_found");
    await dropMethod(tx, actor.id, now);
    await emit(ctx, tx, methodForgotten(actor.id));
  },
});
