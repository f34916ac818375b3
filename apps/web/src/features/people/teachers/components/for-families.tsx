import { useTranslation } from "react-i18next";

import { ClosedPage } from "../../../../components/layout/closed-page.tsx";

/** What teachers find at the families' address. */
export function ForFamilies() {
  const { t } = useTranslation("teachers");
  return (
    <ClosedPage title={t("title")} reason={t("familiesOnly.title")} hint={t("familiesOnly.hint")} />
  );
}
