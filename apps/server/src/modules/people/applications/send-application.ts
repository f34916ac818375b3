import { stepFrom } from "@riwaq/domain/people/applications/states";
import { eq } from "drizzle-orm";

import { requireTeacher } from "../../../platform/actors.ts";
import { badField, refusal } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { applicationSent } from "../events.ts";
import { teachers } from "../tables/teachers.ts";
import { lockApplication } from "./lock-application.ts";
import { findApplication } from "./queries.ts";

/** The teacher hands it to staff, with all that is needed; sent twice, it is there once. */
export const sendApplication = command({
  by: requireTeacher,
  lock: (tx, { actor }) => lockApplication(tx, actor.id),
  trace: "if_changed",
  run: async (ctx): Promise<void> => {
    const { tx, actor: teacher, now, locked } = ctx;
    const approval = stepFrom(locked.approval, "send");
    if (locked.approval === "applied") return;
    if (approval === null) throw refusal("conflict", "application_step");
    const { isSendable } = await findApplication(tx, teacher.id);
    if (!isSendable) throw badField("non_field_errors", "application_incomplete");
    await tx
      .update(teachers)
      .set({ approval, sentAt: now, updatedAt: now })
      .where(eq(teachers.userId, teacher.id));
    const { name } = teacher;
    await emit(ctx, tx, applicationSent(teacher.id, { from: locked.approval }, { name }));
  },
});
