import type { ErrorBody } from "@riwaq/contracts/errors";

/** Every failed call. Status 0: the network gave no answer. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly body: ErrorBody;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, body: ErrorBody = {}, retryAfterSeconds?: number) {
    super(`API call failed with status ${status}`);
    this.status = status;
    this.body = body;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  /** Without an answer there is nothing to show beneath a form but a sentence of our own. */
  get hasMessages() {
    return Object.values(this.body).some((messages) => messages.length > 0);
  }
}

function isMessageList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}

/** Reads what the server sent as field → messages and drops whatever has another form. */
export function errorBodyFrom(data: unknown): ErrorBody {
  if (typeof data !== "object" || data === null) return {};
  return Object.fromEntries(
    Object.entries(data).filter((entry): entry is [string, string[]] => isMessageList(entry[1])),
  );
}
