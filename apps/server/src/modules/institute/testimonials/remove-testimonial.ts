import { eq } from "drizzle-orm";

import { requireRight } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { lockTestimonials } from "../../../platform/db/locks.ts";
import { emit } from "../../../platform/events/emit.ts";
import { testimonialRemoved } from "../events.ts";
import { testimonials } from "../tables/testimonials.ts";
import { findTestimonial } from "./queries.ts";

/** Whoever takes a consent back has the words deleted. Only what is archived goes, so that no press does it alone. */
export const removeTestimonial = command({
  by: requireRight("content"),
  lock: lockTestimonials,
  run: async (ctx, { id }: { id: string }): Promise<void> => {
    const { tx } = ctx;
    const row = await findTestimonial(tx, id);
    if (!row) throw new AppError("not_found");
    if (row.archivedAt === null) throw new AppError("conflict");
    await tx.delete(testimonials).where(eq(testimonials.id, id));
    await emit(ctx, tx, testimonialRemoved(id));
  },
});
