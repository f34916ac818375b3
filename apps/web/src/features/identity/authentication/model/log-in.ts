import type { Login } from "@riwaq/contracts/identity/authentication";
import * as authentication from "@riwaq/contracts/identity/authentication.calls";

import { api } from "../../../../lib/api.ts";
import { rememberUser } from "../../../../lib/current-user.ts";

/** With the first letter, so that logging in does not wait for zod, which the page does without until then. */
export const prepareToLogIn = () => void authentication.logIn.answer().catch(() => undefined);

export async function logIn(body: Login) {
  rememberUser(await api(authentication.logIn, { body }));
}
