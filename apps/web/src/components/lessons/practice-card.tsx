import type { ReportContent } from "@riwaq/contracts/learning/reports";
import { BookOpenCheck } from "lucide-react";
import { useTranslation } from "react-i18next";

type PracticeCardProps = { content: ReportContent; isOwn: boolean };

/** What to do until the next lesson: the part of a report that is lived with. Wants the namespace `reports`. */
export function PracticeCard({ content, isOwn }: PracticeCardProps) {
  const { t } = useTranslation("reports");
  const { homework, to_work_on } = content;
  if (homework === "" && to_work_on.length === 0) return null;
  return (
    <section className="space-y-4 rounded-md border border-accent/60 bg-accent-soft p-5 text-ink sm:p-6">
      <h2 className="flex items-center gap-3 text-xl">
        <BookOpenCheck aria-hidden strokeWidth={1.75} className="size-6 shrink-0" />
        {t(isOwn ? "practice.own" : "practice.child")}
      </h2>
      {homework !== "" && (
        <p dir="auto" className="measure text-lg whitespace-pre-line">
          {homework}
        </p>
      )}
      {to_work_on.length > 0 && (
        <div className="space-y-1.5">
          <h3 className="text-base font-semibold">{t("practice.care")}</h3>
          <ul className="list-disc space-y-1 ps-5">
            {to_work_on.map((word) => (
              <li key={word}>
                <bdi>{word}</bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
