import type { CurrentUser } from "@riwaq/contracts/users";

import { AppLayout } from "../components/layout/app-layout.tsx";
import { RoleHome } from "../features/dashboard/components/role-home.tsx";
import { FamilyLessons } from "../features/sessions/components/family-lessons.tsx";
import { WithQueries } from "../lib/with-queries.tsx";
import { Bell } from "./-bell.tsx";

export function SignedInHome({ user }: { user: CurrentUser }) {
  return (
    <WithQueries>
      <AppLayout user={user} bell={<Bell />}>
        <RoleHome user={user} lessons={<FamilyLessons reader={user.role} />} />
      </AppLayout>
    </WithQueries>
  );
}
