import { useTranslation } from "react-i18next";

import { PageHeader } from "../../../components/ui/page-header.tsx";

export function PrivacyPage() {
  const { t } = useTranslation("privacy");
  return (
    <div className="wrap py-16">
      <PageHeader title={t("title")} />
    </div>
  );
}
