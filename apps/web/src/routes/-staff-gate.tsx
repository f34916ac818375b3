import type { CurrentUser } from "@riwaq/contracts/identity/users";
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { Suspense } from "react";
import type { ReactNode } from "react";

import { LoadingScreen } from "../components/layout/loading-screen.tsx";
import { paths } from "../config/paths.ts";
import { TwoStepWall } from "../features/identity/account/components/two-step-wall.tsx";
import { LogoutPage } from "../features/identity/authentication/components/logout-page.tsx";
import { homesQuery } from "../lib/own-homes.ts";

type StaffGateProps = { user: CurrentUser; children: ReactNode };

/** Who works here, whichever home is open, turns the second step on before anything else, or logs out. */
export function StaffGate({ user, children }: StaffGateProps) {
  const isLeaving = useLocation({ select: ({ pathname }) => pathname === paths.logout });
  const { data } = useQuery(homesQuery);
  const isStaff = user.role === "A" || (data?.homes.includes("A") ?? false);
  if (!isStaff) return children;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <TwoStepWall leaving={isLeaving && <LogoutPage />}>{children}</TwoStepWall>
    </Suspense>
  );
}
