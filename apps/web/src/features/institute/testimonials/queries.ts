import * as testimonials from "@riwaq/contracts/institute/testimonials.calls";
import { queryOptions } from "@tanstack/react-query";

import { queryOf } from "../../../lib/query-of.ts";

/** With the archived ones, which come last. */
export const staffTestimonialsQuery = queryOptions(queryOf(testimonials.forStaff));
