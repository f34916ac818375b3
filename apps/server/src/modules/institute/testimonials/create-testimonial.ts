import type { NewTestimonial, Testimonial } from "@riwaq/contracts/institute/testimonials";

import { requireRight } from "../../../platform/actors.ts";
import { command } from "../../../platform/command.ts";
import { lockTestimonials } from "../../../platform/db/locks.ts";
import { emit } from "../../../platform/events/emit.ts";
import { testimonialCreated } from "../events.ts";
import { testimonials } from "../tables/testimonials.ts";
import { requirePast } from "./policy.ts";
import { presentTestimonial } from "./presenter.ts";
import { nextPosition } from "./queries.ts";

type Asked = { input: NewTestimonial; key: string };

/** At the end of the list, read by nobody yet. Asked again with the same key, it is the same one. */
export const createTestimonial = command({
  by: requireRight("content"),
  once: ({ input, key }: Asked) => ({ key, request: { createTestimonial: input } }),
  lock: lockTestimonials,
  run: async (ctx, { input }): Promise<Testimonial> => {
    const { tx, now, actor } = ctx;
    await requirePast(tx, input.consented_on, now);
    const { consented_on: consentedOn, consent_note: consentNote, ...said } = input;
    const position = await nextPosition(tx);
    const [row] = await tx
      .insert(testimonials)
      .values({
        ...said,
        consentedOn,
        consentNote,
        position,
        createdById: actor.id,
        createdAt: now,
      })
      .returning();
    if (!row) throw new Error("insert returned nothing");
    await emit(ctx, tx, testimonialCreated(row.id));
    return presentTestimonial(row);
  },
});
