import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { KeptTab } from "../../../../components/ui/kept-tab.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { Tabs, TabsList, TabsTrigger } from "../../../../components/ui/tabs.tsx";
import { paths } from "../../../../config/paths.ts";
import { SETTINGS_TABS, settingsTabFrom } from "../model/settings-tabs.ts";
import type { SettingsTab } from "../model/settings-tabs.ts";
import { GeneralTab } from "./general-tab.tsx";

type SettingsPageProps = {
  isTeacher: boolean;
  tab: SettingsTab;
  onTabChange: (tab: SettingsTab) => void;
  timetable: ReactNode;
  account: ReactNode;
};

export function SettingsPage(props: SettingsPageProps) {
  const { t } = useTranslation(["settings", "common"]);
  const { isTeacher, tab, onTabChange } = props;
  const contents = { timetable: props.timetable, general: <GeneralTab />, account: props.account };
  return (
    <>
      <PageHeader title={t("common:titles.settings")} />
      {isTeacher ? (
        <Tabs value={tab} onValueChange={(value) => onTabChange(settingsTabFrom(value))}>
          <TabsList aria-label={t("common:titles.settings")}>
            {SETTINGS_TABS.map((name) => (
              <TabsTrigger key={name} value={name}>
                {t(`tabs.${name}`)}
              </TabsTrigger>
            ))}
          </TabsList>
          {SETTINGS_TABS.map((name) => (
            <KeptTab key={name} value={name} isActive={name === tab}>
              {contents[name]}
            </KeptTab>
          ))}
        </Tabs>
      ) : (
        <AccessDenied />
      )}
    </>
  );
}

function AccessDenied() {
  const { t } = useTranslation(["errors", "common"]);
  return (
    <EmptyState
      title={t("teacher_required")}
      action={
        <Button asChild>
          <Link to={paths.home}>{t("common:notFound.home")}</Link>
        </Button>
      }
    />
  );
}
