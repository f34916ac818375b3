import { ApiError } from "./api-error.ts";

/** What would change something, where this page only reads: it was never sent. */
export class ReadOnlyError extends ApiError {
  constructor() {
    super(403);
  }
}

let isOn = false;

/** Staff see what somebody sees, or do no more. */
export function setReadOnly(is: boolean) {
  isOn = is;
}

export const isReadOnly = () => isOn;
