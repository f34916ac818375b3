import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { Suspense } from "react";
import type { ReactNode } from "react";

import { SkeletonRows } from "../../components/ui/skeleton.tsx";
import { paths } from "../../config/paths.ts";
import { AccountTab } from "../../features/identity/account/components/account-tab.tsx";
import { SecurityTab } from "../../features/identity/account/components/security-tab.tsx";
import { ProfilePage } from "../../features/identity/profile/components/profile-page.tsx";
import { profileTabFrom } from "../../features/identity/profile/model/profile-tabs.ts";
import type { ProfileTab } from "../../features/identity/profile/model/profile-tabs.ts";
import { ThemeCard } from "../../features/identity/settings/components/dark-mode-switch.tsx";
import { ChoicesTab } from "../../features/notifications/notifications/components/choices-tab.tsx";
import { OwnFiles } from "../../features/people/applications/components/own-files.tsx";
import { TeachingTab } from "../../features/people/teachers/components/teaching-tab.tsx";
import { Timetable } from "../../features/scheduling/availability/components/timetable.tsx";
import { useHeldHomes } from "../../lib/own-homes.ts";
import { beginTab } from "./-begin-tab.ts";
import { FamilyParts } from "./-family-parts.tsx";
import { useRememberProfile } from "./-use-remember-profile.ts";

export const Route = createFileRoute("/_app/profile")({
  staticData: {
    page: "profile",
    namespaces: [
      "profile",
      "children",
      "recitations",
      "settings",
      "availability",
      "lessons",
      "errors",
    ],
  },
  validateSearch: ({ tab }: Record<string, unknown>): { tab?: ProfileTab } =>
    tab === undefined ? {} : { tab: profileTabFrom(tab) },
  loaderDeps: ({ search: { tab } }) => ({ tab: profileTabFrom(tab) }),
  loader: ({ context: { user }, deps }) => void beginTab(deps.tab, user),
  component: ProfileRoute,
});

const whenReady = (part: ReactNode) => <Suspense fallback={<SkeletonRows />}>{part}</Suspense>;

function ProfileRoute() {
  const { user } = Route.useRouteContext();
  const held = useHeldHomes(user);
  const { tab } = Route.useSearch();
  const navigate = useNavigate();
  const change = (next: ProfileTab) =>
    void navigate({ to: paths.profile, search: { tab: next }, replace: true, resetScroll: false });
  return (
    <ProfilePage
      isTeacher={held.includes("T")}
      tab={profileTabFrom(tab)}
      onTabChange={change}
      onSaved={useRememberProfile(user)}
      notifications={whenReady(<ChoicesTab userId={user.id} />)}
      timetable={
        <Timetable teacherId={user.id} onSaved={() => void navigate({ to: paths.home })} />
      }
      teaching={whenReady(<TeachingTab files={<OwnFiles />} />)}
      security={whenReady(<SecurityTab />)}
      account={whenReady(<AccountTab />)}
      theme={<ThemeCard />}
      parents={whenReady(<FamilyParts userId={user.id} held={held} />)}
    />
  );
}
