import { hash, verify } from "@node-rs/argon2";
import { PASSWORD_MIN, Password } from "@riwaq/contracts/fields";
import { message } from "@riwaq/contracts/messages";
import { dictionary } from "@zxcvbn-ts/language-common";

const common: ReadonlySet<string> = new Set(
  dictionary["passwords-common"].filter((password) => password.length >= PASSWORD_MIN),
);

/** Whether the password stands, in whatever case, among the tens of thousands that are tried first. */
function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}

/** The contract's password plus the rule that only the server can judge. */
export const NewPassword = Password.refine(
  (password) => !isCommonPassword(password),
  message("password_common"),
);

/** argon2id (the library's default algorithm) with the OWASP minimum (19 MiB, 2 passes); runs off the main thread. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

export async function verifyPassword(input: { hash: string; password: string }): Promise<boolean> {
  return verify(input.hash, input.password);
}
