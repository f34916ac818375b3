import { type ErrorCode, STATUS_OF } from "@riwaq/contracts/errors";
import type { Message, MessageKey } from "@riwaq/contracts/messages";

export type FieldMessages = Record<string, Message[]>;

const DETAIL_OF: Record<Exclude<ErrorCode, "bad_input">, MessageKey> = {
  unauthenticated: "unauthenticated",
  forbidden: "forbidden",
  not_found: "not_found",
  conflict: "conflict",
  too_large: "too_large",
  unsupported_type: "unsupported_type",
  locked: "upload_busy",
  too_many: "too_many",
  internal: "internal",
  unavailable: "unavailable",
  no_space: "storage_full",
};

/** The one error that commands and plugins throw; the error handler turns it into status and body. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldMessages;

  constructor(code: ErrorCode, fields?: FieldMessages) {
    super(code);
    this.name = "AppError";
    this.code = code;
    this.fields =
      fields ??
      (code === "bad_input"
        ? oneField("non_field_errors", "invalid")
        : oneField("detail", DETAIL_OF[code]));
  }

  get status(): number {
    return STATUS_OF[this.code];
  }
}

function oneField(field: string, key: MessageKey): FieldMessages {
  return { [field]: [{ key }] };
}

/** Bad input with one message on one field. */
export function badField(field: string, key: MessageKey): AppError {
  return new AppError("bad_input", oneField(field, key));
}

/** A refusal with a message more exact than its status. */
export function refusal(code: ErrorCode, key: MessageKey): AppError {
  return new AppError(code, oneField("detail", key));
}
