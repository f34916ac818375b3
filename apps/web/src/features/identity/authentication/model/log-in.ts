import type { Login } from "@riwaq/contracts/identity/authentication";
import { logIn as call } from "@riwaq/contracts/identity/log-in.calls";

import { api } from "../../../../lib/api.ts";
import { rememberUser } from "../../../../lib/current-user.ts";

/** With the first letter, so that logging in does not wait for zod, which the page does without until then. */
export const prepareToLogIn = () => void call.answer().catch(() => undefined);

export async function logIn(body: Login) {
  rememberUser(await api(call, { body }));
}
