import { PASSWORD_MIN } from "@riwaq/contracts/fields";
import { dictionary } from "@zxcvbn-ts/language-common";

const common: ReadonlySet<string> = new Set(
  dictionary["passwords-common"].filter((password) => password.length >= PASSWORD_MIN),
);

/** Whether the password stands, in whatever case, among the tens of thousands that are tried first. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}
