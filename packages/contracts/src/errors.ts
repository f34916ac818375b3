import { z } from "zod";

/** Every error of every call: field name → list of messages; general ones under `non_field_errors` or `detail`. */
export const ErrorBody = z.record(z.string(), z.array(z.string()));
export type ErrorBody = z.infer<typeof ErrorBody>;

export const STATUS_OF = {
  bad_input: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported_type: 415,
  locked: 423,
  too_many: 429,
  internal: 500,
  unavailable: 503,
  no_space: 507,
} as const;

export type ErrorCode = keyof typeof STATUS_OF;
