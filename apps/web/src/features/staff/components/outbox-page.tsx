import { useTranslation } from "react-i18next";

import { PageHeader } from "../../../components/ui/page-header.tsx";

export function OutboxPage() {
  const { t } = useTranslation();
  return <PageHeader title={t("titles.outbox")} />;
}
