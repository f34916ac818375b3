import { useTranslation } from "react-i18next";

export function LandingPage() {
  const { t } = useTranslation("home");
  return (
    <div className="wrap py-16">
      <h1>{t("title")}</h1>
    </div>
  );
}
