import type { Report } from "@riwaq/contracts/learning/reports";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { GradeBadge } from "../../../../components/lessons/grade-badge.tsx";
import { OwnText, WordList } from "../../../../components/lessons/report-words.tsx";
import { Badge } from "../../../../components/ui/badge.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { paths } from "../../../../config/paths.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatLongDate } from "../../../../lib/format.ts";

function Homework({ content }: Pick<Report, "content">) {
  const { t } = useTranslation("homes");
  const { homework, homework_phrases } = content;
  if (homework === "" && homework_phrases.length === 0) {
    return <p className="text-ink-muted">{t("report.noHomework")}</p>;
  }
  return (
    <div className="space-y-1.5">
      <WordList words={homework_phrases} />
      {homework !== "" && <OwnText text={homework} className="line-clamp-4" />}
    </div>
  );
}

type ChildReportProps = { report: Report | null; timeZone: string };

/** How the last lesson went, and the homework that it left. */
export function ChildReport({ report, timeZone }: ChildReportProps) {
  const { t } = useTranslation(["homes", "reports"]);
  const { language } = useLanguage();
  return (
    <section className="space-y-2">
      <h3 className="font-sans text-base! font-semibold text-ink-muted">{t("report.title")}</h3>
      {report === null && <p>{t("report.none")}</p>}
      {report && (
        <>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="inline-block first-letter:uppercase">
              {formatLongDate(report.starts_at, language, timeZone)}
            </span>
            {report.content.grade && <GradeBadge grade={report.content.grade} />}
            {report.content.attendance !== "present" && (
              <Badge tone={report.content.attendance === "absent" ? "red" : "yellow"}>
                {t(`reports:attendance.${report.content.attendance}`)}
              </Badge>
            )}
          </p>
          <div>
            <h4 className="font-semibold">{t("report.homework")}</h4>
            <Homework content={report.content} />
          </div>
          <div className="flex flex-wrap gap-3 pt-1">
            <Button asChild variant="outline">
              <Link to={paths.report} params={{ id: report.id }}>
                {t("report.open")}
              </Link>
            </Button>
            <Button asChild variant="outline">
              <Link to={paths.progress} params={{ id: report.student_id }}>
                {t("report.progress")}
              </Link>
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
