import { useTranslation } from "react-i18next";

import { PageHeader } from "../../../components/ui/page-header.tsx";

export function ForgotPasswordPage() {
  const { t } = useTranslation();
  return (
    <div className="wrap py-16">
      <PageHeader title={t("titles.forgotPassword")} />
    </div>
  );
}
