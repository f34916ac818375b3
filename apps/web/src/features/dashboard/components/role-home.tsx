import type { CurrentUser } from "@riwaq/contracts/users";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { PageHeader } from "../../../components/ui/page-header.tsx";
import { StaffHome } from "./staff-home.tsx";
import { TeacherHome } from "./teacher-home.tsx";

type RoleHomeProps = {
  user: CurrentUser;
  /** What a student or a parent finds beneath the sentence of their role. */
  lessons: ReactNode;
};

/** What each role finds at / and at /dashboard. */
export function RoleHome({ user, lessons }: RoleHomeProps) {
  const { t } = useTranslation("dashboard");
  if (user.role === "T") return <TeacherHome />;
  return (
    <>
      <PageHeader title={t("title")} description={t(`home.${user.role}`)} />
      {user.role === "A" ? <StaffHome /> : lessons}
    </>
  );
}
