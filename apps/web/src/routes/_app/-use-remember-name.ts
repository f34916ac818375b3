import type { Profile } from "@riwaq/contracts/profile";
import type { CurrentUser } from "@riwaq/contracts/users";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";

import { rememberUser } from "../../features/authentication/api/current-user.ts";

/** A name that was changed is the current user's from then on, in the sidebar and everywhere. */
export function useRememberName(user: CurrentUser) {
  const queryClient = useQueryClient();
  const router = useRouter();
  return ({ name }: Profile) => {
    rememberUser(queryClient, { ...user, name });
    void router.invalidate();
  };
}
