import { useTranslation } from "react-i18next";

import { StaffPage } from "../../../../components/layout/staff-page.tsx";
import { Emergencies } from "./emergencies.tsx";
import { HolidayList } from "./holiday-list.tsx";

/** The institute's calendar and the emergencies to review, for its staff. */
export function HolidaysPage({ isStaff }: { isStaff: boolean }) {
  const { t } = useTranslation(["staff", "common"]);
  return (
    <StaffPage
      title={t("common:titles.holidays")}
      description={t("holidays.intro")}
      isStaff={isStaff}
    >
      <div className="space-y-12">
        <HolidayList />
        <Emergencies />
      </div>
    </StaffPage>
  );
}
