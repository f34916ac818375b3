import type { Profile } from "@riwaq/contracts/identity/profile";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { KeptTab } from "../../../../components/ui/kept-tab.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { Tabs, TabsList, TabsTrigger } from "../../../../components/ui/tabs.tsx";
import { ownProfileQuery } from "../../../../lib/own-profile.ts";
import { profileTabFrom, profileTabsFor } from "../model/profile-tabs.ts";
import type { ProfileTab } from "../model/profile-tabs.ts";
import { PasswordForm } from "./password-form.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { ZoomForm } from "./zoom-form.tsx";

type ProfilePageProps = {
  isTeacher: boolean;
  tab: ProfileTab;
  onTabChange: (tab: ProfileTab) => void;
  onSaved: (profile: Profile) => void;
  /** What reaches the person, where and when. */
  notifications: ReactNode;
  timetable: ReactNode;
  /** What families read about a teacher. */
  teaching: ReactNode;
  /** Light or dark, on this device. */
  theme: ReactNode;
  /** Who answers for a student. */
  parents: ReactNode;
  /** The second step of logging in, and devices. */
  security: ReactNode;
  /** One's data, and leaving. */
  account: ReactNode;
};

export function ProfilePage(props: ProfilePageProps) {
  const { t } = useTranslation(["profile", "common"]);
  const { isTeacher, onTabChange, onSaved, theme, parents, ...given } = props;
  const query = useQuery(ownProfileQuery);
  const tabs = profileTabsFor(isTeacher);
  const tab = tabs.includes(given.tab) ? given.tab : "profile";
  const contents = {
    profile: (
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <QueryView query={query}>
          {(profile) => <ProfileForm profile={profile} onSaved={onSaved} />}
        </QueryView>
        <div className="space-y-6">
          {theme}
          <PasswordForm />
          {parents}
        </div>
      </div>
    ),
    notifications: given.notifications,
    zoom: <QueryView query={query}>{(profile) => <ZoomForm profile={profile} />}</QueryView>,
    timetable: given.timetable,
    teaching: given.teaching,
    security: given.security,
    account: given.account,
  };
  return (
    <>
      <PageHeader title={t("common:titles.profile")} />
      <Tabs value={tab} onValueChange={(value) => onTabChange(profileTabFrom(value))}>
        <TabsList aria-label={t("common:titles.profile")}>
          {tabs.map((name) => (
            <TabsTrigger key={name} value={name}>
              {t(`tabs.${name}`)}
            </TabsTrigger>
          ))}
        </TabsList>
        {tabs.map((name) => (
          <KeptTab key={name} value={name} isActive={name === tab}>
            {contents[name]}
          </KeptTab>
        ))}
      </Tabs>
    </>
  );
}
