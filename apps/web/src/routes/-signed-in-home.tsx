import type { CurrentUser } from "@riwaq/contracts/users";

import { AppLayout } from "../components/layout/app-layout.tsx";
import { WithQueries } from "../lib/with-queries.tsx";
import { Bell } from "./-bell.tsx";
import { RoleHome } from "./-role-home.tsx";

export function SignedInHome({ user }: { user: CurrentUser }) {
  return (
    <WithQueries>
      <AppLayout user={user} bell={<Bell />}>
        <RoleHome user={user} />
      </AppLayout>
    </WithQueries>
  );
}
