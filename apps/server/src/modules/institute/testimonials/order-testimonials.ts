import type { TestimonialOrder } from "@riwaq/contracts/institute/testimonials";
import { eq } from "drizzle-orm";

import { requireRight } from "../../../platform/actors.ts";
import { command } from "../../../platform/command.ts";
import { lockTestimonials } from "../../../platform/db/locks.ts";
import { newPlaces } from "../../../platform/db/new-places.ts";
import { emit } from "../../../platform/events/emit.ts";
import { testimonialsOrdered } from "../events.ts";
import { testimonials } from "../tables/testimonials.ts";
import { type TestimonialRow, findAll, findOrder } from "./queries.ts";

/** The list as a whole. */
export const orderTestimonials = command({
  by: requireRight("content"),
  lock: lockTestimonials,
  trace: "if_changed",
  run: async (ctx, { ids }: TestimonialOrder): Promise<TestimonialRow[]> => {
    const { tx } = ctx;
    const places = newPlaces(await findOrder(tx), ids);
    if (places) {
      await tx
        .update(testimonials)
        .set({ position: places.place })
        .from(places.rows)
        .where(eq(testimonials.id, places.id));
      await emit(ctx, tx, testimonialsOrdered("institute", { count: ids.length }));
    }
    return findAll(tx);
  },
});
