import { createFileRoute, useNavigate } from "@tanstack/react-router";

import { paths } from "../../config/paths.ts";
import { ProfilePage } from "../../features/identity/profile/components/profile-page.tsx";
import { profileTabFrom } from "../../features/identity/profile/model/profile-tabs.ts";
import type { ProfileTab } from "../../features/identity/profile/model/profile-tabs.ts";
import { Timetable } from "../../features/scheduling/availability/components/timetable.tsx";
import { useHeldHomes } from "../../lib/own-homes.ts";
import { beginTab } from "./-begin-tab.ts";
import { profileTabs } from "./-profile-tabs.tsx";
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
      "showcase",
      "lessons",
      "cities",
      "errors",
    ],
  },
  validateSearch: ({ tab }: Record<string, unknown>): { tab?: ProfileTab } =>
    tab === undefined ? {} : { tab: profileTabFrom(tab) },
  loaderDeps: ({ search: { tab } }) => ({ tab: profileTabFrom(tab) }),
  loader: ({ context: { user }, deps }) => void beginTab(deps.tab, user),
  component: ProfileRoute,
});

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
      timetable={
        <Timetable teacherId={user.id} onSaved={() => void navigate({ to: paths.home })} />
      }
      {...profileTabs(user.id, held)}
    />
  );
}
