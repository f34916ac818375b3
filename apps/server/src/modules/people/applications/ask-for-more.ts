import type { ApplicationRequest } from "@riwaq/contracts/people/applications";
import { APPLICATION_ITEMS } from "@riwaq/domain/people/applications/items";
import { stepFrom } from "@riwaq/domain/people/applications/states";
import { eq } from "drizzle-orm";

import { requireRight } from "../../../platform/actors.ts";
import { refusal } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { moreAsked } from "../events.ts";
import { teachers } from "../tables/teachers.ts";
import { lockApplication } from "./lock-application.ts";

type Asked = ApplicationRequest & { teacherId: string };

/** Staff give it back with what they ask for; it takes the place of what they asked before. */
export const askForMore = command({
  by: requireRight("people"),
  lock: (tx, _, { teacherId }: Asked) => lockApplication(tx, teacherId),
  run: async (ctx, { teacherId, asked, note }): Promise<void> => {
    const { tx, now, locked } = ctx;
    const approval = stepFrom(locked.approval, "ask");
    if (approval === null) throw refusal("conflict", "application_step");
    await tx
      .update(teachers)
      .set({ approval, asked, approvalNote: note, approvalChangedAt: now, updatedAt: now })
      .where(eq(teachers.userId, teacherId));
    const items = APPLICATION_ITEMS.filter((item) => asked[item] !== undefined);
    await emit(ctx, tx, moreAsked(teacherId, { from: locked.approval, items }, { asked, note }));
  },
});
