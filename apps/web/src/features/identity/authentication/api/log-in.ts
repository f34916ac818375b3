import type { Login } from "@riwaq/contracts/identity/authentication";

import { request } from "../../../../lib/api-client.ts";
import { ApiError } from "../../../../lib/api-error.ts";
import { rememberUser } from "../../../../lib/current-user.ts";

/** The contract brings zod, which the page does without until somebody writes. */
const loadContract = () => import("@riwaq/contracts/identity/users");

/** With the first letter, so that logging in does not wait for it. */
export const prepareToLogIn = () => void loadContract().catch(() => undefined);

export async function logIn(body: Login) {
  const { CurrentUser } = await loadContract().catch(() => {
    throw new ApiError(0);
  });
  rememberUser(await request("authentication/login/", CurrentUser, { method: "POST", body }));
}
