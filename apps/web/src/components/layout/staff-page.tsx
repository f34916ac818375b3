import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { paths } from "../../config/paths.ts";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { PageHeader } from "../ui/page-header.tsx";

function NotForYou() {
  const { t } = useTranslation(["staff", "common"]);
  return (
    <EmptyState
      title={t("notStaff")}
      action={
        <Button asChild>
          <Link to={paths.home}>{t("common:notFound.home")}</Link>
        </Button>
      }
    />
  );
}

type StaffPageProps = { title: string; description: string; isStaff: boolean; children: ReactNode };

/** A page of the institute's staff; whoever is not of them is told so. The server decides by itself. */
export function StaffPage({ title, description, isStaff, children }: StaffPageProps) {
  return (
    <>
      <PageHeader title={title} {...(isStaff && { description })} />
      {isStaff ? children : <NotForYou />}
    </>
  );
}
