import { ApiError } from "../../../../lib/api-error.ts";

/** Another window has sent the report meanwhile. */
export function isConflict(error: unknown) {
  return error instanceof ApiError && error.status === 409;
}
