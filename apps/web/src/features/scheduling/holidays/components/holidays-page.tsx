import { useTranslation } from "react-i18next";

import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { Emergencies } from "./emergencies.tsx";
import { EndingMakeUps } from "./ending-make-ups.tsx";
import { HolidayList } from "./holiday-list.tsx";

/** The institute's calendar and the emergencies to review, for its staff. */
export function HolidaysPage() {
  const { t } = useTranslation(["staff", "common"]);
  return (
    <>
      <PageHeader title={t("common:titles.holidays")} description={t("holidays.intro")} />
      <div className="space-y-12">
        <HolidayList />
        <Emergencies />
        <EndingMakeUps />
      </div>
    </>
  );
}
