import type { CurrentUser } from "@riwaq/contracts/users";

import { AppLayout } from "../components/layout/app-layout.tsx";
import { RoleHome } from "../features/dashboard/components/role-home.tsx";

export function SignedInHome({ user }: { user: CurrentUser }) {
  return (
    <AppLayout user={user}>
      <RoleHome user={user} />
    </AppLayout>
  );
}
