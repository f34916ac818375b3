import { useTranslation } from "react-i18next";

import { PageHeader } from "../../../components/ui/page-header.tsx";

export function PricingPage() {
  const { t } = useTranslation("pricing");
  return (
    <div className="wrap py-16">
      <PageHeader title={t("title")} />
    </div>
  );
}
