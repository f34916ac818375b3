import type { Profile } from "@riwaq/contracts/profile";
import type { CurrentUser } from "@riwaq/contracts/users";
import { useRouter } from "@tanstack/react-router";

import { rememberUser } from "../../lib/current-user.ts";

/** A name that was changed is the current user's from then on, in the sidebar and everywhere. */
export function useRememberName(user: CurrentUser) {
  const router = useRouter();
  return ({ name }: Profile) => {
    rememberUser({ ...user, name });
    void router.invalidate();
  };
}
