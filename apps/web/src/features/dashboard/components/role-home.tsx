import type { CurrentUser } from "@riwaq/contracts/users";
import { useTranslation } from "react-i18next";

import { PageHeader } from "../../../components/ui/page-header.tsx";

/** What each role finds at / and at /dashboard. */
export function RoleHome({ user }: { user: CurrentUser }) {
  const { t } = useTranslation("dashboard");
  return (
    <PageHeader title={t("title")} description={user.role === "T" ? "" : t(`home.${user.role}`)} />
  );
}
