import type { Login } from "@riwaq/contracts/authentication";
import { CurrentUser } from "@riwaq/contracts/users";
import { useMutation } from "@tanstack/react-query";

import { request } from "../../../lib/api-client.ts";
import { rememberUser } from "../../../lib/current-user.ts";

function logIn(body: Login) {
  return request("authentication/login/", CurrentUser, { method: "POST", body });
}

export function useLogIn() {
  return useMutation({
    mutationFn: logIn,
    onSuccess: rememberUser,
  });
}
