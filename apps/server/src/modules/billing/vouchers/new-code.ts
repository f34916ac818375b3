import { createHash, randomBytes } from "node:crypto";

import { CODE_BYTES, writeCode } from "@riwaq/domain/billing/vouchers";

import { openSealed, sealText } from "../../../platform/seal.ts";

const PURPOSE = "voucher-code";

/** 128 bits by chance need no slow hash. */
export const hashOfCode = (code: string): string => createHash("sha256").update(code).digest("hex");

export const newCode = (): string => writeCode(randomBytes(CODE_BYTES));

export const sealCode = (code: string, secret: string): string => sealText(code, PURPOSE, secret);

export const openCode = (sealed: string, secret: string): string =>
  openSealed(sealed, PURPOSE, secret);
