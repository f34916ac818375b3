import type { CurrentUser } from "@riwaq/contracts/identity/users";

import { WithQueries } from "../lib/with-queries.tsx";
import { RoleHome } from "./-role-home.tsx";
import { SignedInFrame } from "./-signed-in-frame.tsx";
import { StaffGate } from "./-staff-gate.tsx";

export function SignedInHome({ user }: { user: CurrentUser }) {
  return (
    <WithQueries>
      <StaffGate user={user}>
        <SignedInFrame user={user}>
          <RoleHome user={user} />
        </SignedInFrame>
      </StaffGate>
    </WithQueries>
  );
}
