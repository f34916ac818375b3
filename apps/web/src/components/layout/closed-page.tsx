import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { paths } from "../../config/paths.ts";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { PageHeader } from "../ui/page-header.tsx";

type ClosedPageProps = { title: string; reason: string; hint?: string };

/** What those find at an address whom it is not meant for: for whom it is, and the way home. */
export function ClosedPage({ title, reason, hint }: ClosedPageProps) {
  const { t } = useTranslation("common");
  const action = (
    <Button asChild variant="outline">
      <Link to={paths.home}>{t("notFound.home")}</Link>
    </Button>
  );
  return (
    <>
      <PageHeader title={title} />
      <EmptyState title={reason} {...(hint !== undefined && { hint })} action={action} />
    </>
  );
}
