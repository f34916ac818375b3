import { Password } from "@riwaq/contracts/fields";
import { message } from "@riwaq/contracts/messages";

import { isCommonPassword } from "./common-passwords.ts";

/** The contract's password plus the rule that only the server can judge. */
export const NewPassword = Password.refine(
  (password) => !isCommonPassword(password),
  message("password_common"),
);
