import type { CurrentUser } from "@riwaq/contracts/identity/users";
import type { ReactNode } from "react";

import { AppLayout } from "../components/layout/app-layout.tsx";
import { WithQueries } from "../lib/with-queries.tsx";
import { Bell } from "./-bell.tsx";
import { StaffFinder } from "./-finder.tsx";

/** For addresses that visitors have too: whoever is signed in keeps the frame of all the other pages. */
export function SignedInFrame({ user, children }: { user: CurrentUser; children: ReactNode }) {
  return (
    <WithQueries>
      <AppLayout user={user} bell={<Bell />} finder={<StaffFinder />}>
        {children}
      </AppLayout>
    </WithQueries>
  );
}
