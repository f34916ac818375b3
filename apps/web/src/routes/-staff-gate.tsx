import type { CurrentUser } from "@riwaq/contracts/identity/users";
import { useLocation } from "@tanstack/react-router";
import { Suspense } from "react";
import type { ReactNode } from "react";

import { LoadingScreen } from "../components/layout/loading-screen.tsx";
import { paths } from "../config/paths.ts";
import { TwoStepWall } from "../features/identity/account/components/two-step-wall.tsx";
import { LogoutPage } from "../features/identity/authentication/components/logout-page.tsx";

type StaffGateProps = { user: CurrentUser; children: ReactNode };

/** Staff turn their second step on before anything else, or log out. */
export function StaffGate({ user, children }: StaffGateProps) {
  const isLeaving = useLocation({ select: ({ pathname }) => pathname === paths.logout });
  if (user.role !== "A") return children;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <TwoStepWall leaving={isLeaving && <LogoutPage />}>{children}</TwoStepWall>
    </Suspense>
  );
}
