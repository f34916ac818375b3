import { published } from "@riwaq/contracts/institute/testimonials.calls";

import { publicValue } from "../../lib/public-value.ts";

/** What every visitor may read. Who has changed it has it read anew. */
export const publishedTestimonials = publicValue(published);
