/** What people have written about the institute: as visitors read it, and as staff keep it. */
import * as testimonials from "@riwaq/contracts/institute/testimonials.calls";

import { requireRight } from "../../../platform/actors.ts";
import { routesOf } from "../../../platform/http/routes-of.ts";
import { changeTestimonial } from "./change-testimonial.ts";
import { createTestimonial } from "./create-testimonial.ts";
import { orderTestimonials } from "./order-testimonials.ts";
import { presentTestimonial } from "./presenter.ts";
import { findAll, findPublished } from "./queries.ts";
import { removeTestimonial } from "./remove-testimonial.ts";

const FOR_STAFF = { schema: { tags: ["staff"] } };

export const testimonialsRoutes = routesOf("institute", (on) => {
  on(testimonials.published, { config: { public: true } }, async ({ ctx }) =>
    findPublished(ctx.db),
  );

  on(testimonials.forStaff, FOR_STAFF, async ({ ctx }) => {
    requireRight("content")(ctx.actor);
    return (await findAll(ctx.db)).map(presentTestimonial);
  });

  on(testimonials.create, FOR_STAFF, async ({ ctx, body, headers }) =>
    createTestimonial(ctx, { input: body, key: headers["idempotency-key"] }),
  );

  on(testimonials.order, FOR_STAFF, async ({ ctx, body }) =>
    (await orderTestimonials(ctx, body)).map(presentTestimonial),
  );

  on(testimonials.change, FOR_STAFF, async ({ ctx, params, body }) =>
    presentTestimonial(await changeTestimonial(ctx, { id: params.id, change: body })),
  );

  on(testimonials.remove, FOR_STAFF, async ({ ctx, params }) => removeTestimonial(ctx, params));
});
