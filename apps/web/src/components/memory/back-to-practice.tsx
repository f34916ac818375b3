import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { useTranslation } from "react-i18next";

import { paths } from "../../config/paths.ts";

/** From what is practised beside the evening back to it, of the same pupil. */
export function BackToPractice({ pupil }: { pupil?: string | undefined }) {
  const { t } = useTranslation();
  return (
    <Link
      to={paths.practice}
      search={pupil === undefined ? {} : { pupil }}
      className="inline-flex min-h-11 items-center gap-2 text-ink-muted hover:text-ink"
    >
      <ArrowLeft aria-hidden strokeWidth={1.75} className="size-4.5 flip-rtl" />
      {t("titles.practice")}
    </Link>
  );
}
