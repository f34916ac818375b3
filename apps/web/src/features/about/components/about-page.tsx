import { useTranslation } from "react-i18next";

import { PageHeader } from "../../../components/ui/page-header.tsx";

export function AboutPage() {
  const { t } = useTranslation("about");
  return (
    <div className="wrap py-16">
      <PageHeader title={t("title")} />
    </div>
  );
}
