import { useTranslation } from "react-i18next";

import { StaffPage } from "../../../../components/layout/staff-page.tsx";
import { ProgrammeLists } from "./programme-lists.tsx";

/** What the institute teaches, made and ordered by its staff. */
export function ProgrammesPage({ isStaff }: { isStaff: boolean }) {
  const { t } = useTranslation(["staff", "common"]);
  return (
    <StaffPage
      title={t("common:titles.programmes")}
      description={t("programmes.intro")}
      isStaff={isStaff}
    >
      <ProgrammeLists />
    </StaffPage>
  );
}
