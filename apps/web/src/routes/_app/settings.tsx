import { createFileRoute, useNavigate } from "@tanstack/react-router";

import { paths } from "../../config/paths.ts";
import { NameForm } from "../../features/identity/profile/components/name-form.tsx";
import { SettingsPage } from "../../features/identity/settings/components/settings-page.tsx";
import { settingsTabFrom } from "../../features/identity/settings/model/settings-tabs.ts";
import type { SettingsTab } from "../../features/identity/settings/model/settings-tabs.ts";
import { Timetable } from "../../features/scheduling/availability/components/timetable.tsx";
import { useHeldHomes } from "../../lib/own-homes.ts";
import { beginTab } from "./-begin-tab.ts";
import { useRememberProfile } from "./-use-remember-profile.ts";

export const Route = createFileRoute("/_app/settings")({
  staticData: {
    page: "settings",
    namespaces: ["settings", "availability", "lessons", "cities", "profile", "errors"],
  },
  validateSearch: ({ tab }: Record<string, unknown>): { tab?: SettingsTab } =>
    tab === undefined ? {} : { tab: settingsTabFrom(tab) },
  loaderDeps: ({ search: { tab } }) => ({ tab: settingsTabFrom(tab) }),
  loader: ({ context: { user }, deps }) => void beginTab(deps.tab, user),
  component: SettingsRoute,
});

function SettingsRoute() {
  const { user } = Route.useRouteContext();
  const held = useHeldHomes(user);
  const { tab } = Route.useSearch();
  const navigate = useNavigate();
  const rememberProfile = useRememberProfile(user);
  return (
    <SettingsPage
      isTeacher={held.includes("T")}
      tab={settingsTabFrom(tab)}
      onTabChange={(next) =>
        void navigate({
          to: paths.settings,
          search: { tab: next },
          replace: true,
          resetScroll: false,
        })
      }
      timetable={
        <Timetable teacherId={user.id} onSaved={() => void navigate({ to: paths.home })} />
      }
      account={<NameForm onSaved={rememberProfile} />}
    />
  );
}
