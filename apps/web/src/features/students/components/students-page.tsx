import { useTranslation } from "react-i18next";

import { PageHeader } from "../../../components/ui/page-header.tsx";

export function StudentsPage() {
  const { t } = useTranslation();
  return <PageHeader title={t("titles.students")} />;
}
