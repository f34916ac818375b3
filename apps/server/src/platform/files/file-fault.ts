import type { MessageKey } from "@riwaq/contracts/messages";

/** Why a file is not taken: not a kind that we take, broken, or not to be trusted. */
export class FileFault extends Error {
  readonly key: Extract<MessageKey, "file_type" | "file_damaged" | "file_unsafe" | "file_empty">;

  constructor(key: FileFault["key"]) {
    super(key);
    this.key = key;
  }
}
