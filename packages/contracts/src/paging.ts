import { z } from "zod";

import { message } from "./messages.ts";

/** A page of a list, counted from 1. A page past the last answers as the last one. */
export const PageNumber = z.coerce
  .number(message("invalid"))
  .int(message("invalid"))
  .min(1, message("invalid"))
  .max(1_000_000, message("invalid"))
  .default(1);
