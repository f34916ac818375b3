import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { useTranslation } from "react-i18next";

import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { paths } from "../../../../config/paths.ts";
import { BeginningForm } from "./beginning-form.tsx";

/** What a pupil holds before anything was heard. */
export function BeginningPage({ pupil, onSaved }: { pupil: string; onSaved: () => void }) {
  const { t } = useTranslation("practice");
  return (
    <>
      <Link
        to={paths.practice}
        search={{ pupil }}
        className="inline-flex min-h-11 items-center gap-2 text-ink-muted hover:text-ink"
      >
        <ArrowLeft aria-hidden strokeWidth={1.75} className="size-4.5 flip-rtl" />
        {t("portion.back")}
      </Link>
      <PageHeader title={t("held.title")} description={t("held.lead")} />
      <BeginningForm studentId={pupil} onSaved={onSaved} />
    </>
  );
}
