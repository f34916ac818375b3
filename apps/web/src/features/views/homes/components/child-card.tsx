import type { ParentHome } from "@riwaq/contracts/views/homes";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { PersonCard } from "../../../../components/ui/person-card.tsx";
import { paths } from "../../../../config/paths.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { cn } from "../../../../lib/cn.ts";
import { formatLongDate, formatNumber, formatTime } from "../../../../lib/format.ts";
import { ChildMonth } from "./child-month.tsx";
import { ChildReport } from "./child-report.tsx";

type Child = ParentHome["children"][number];

/** When, in one line: its card, or the week, says the rest. */
function Next({ lesson }: { lesson: Child["next"] }) {
  const { t } = useTranslation("homes");
  const { language } = useLanguage();
  return (
    <section>
      <h3 className="font-sans text-base! font-semibold text-ink-muted">{t("next.child")}</h3>
      {lesson ? (
        <p className="first-letter:uppercase">
          {formatLongDate(lesson.starts_at, language, lesson.time_zone)}{" "}
          <bdi className="font-semibold tabular-nums">
            {formatTime(lesson.starts_at, language, lesson.time_zone)}
          </bdi>
        </p>
      ) : (
        <div className="mt-1 space-y-3">
          <p>{t("next.none")}</p>
          <Button asChild variant="outline">
            <Link to={paths.teachers}>{t("none.find")}</Link>
          </Button>
        </div>
      )}
    </section>
  );
}

/** One child: what is next, what was last, how the month is. */
function ChildCard({ child, timeZone }: { child: Child; timeZone: string }) {
  const { t } = useTranslation("homes");
  const { language } = useLanguage();
  const { name, age } = child;
  const facts = t("age", { count: age, number: formatNumber(age, language) });
  return (
    <PersonCard name={name} facts={facts}>
      <div className="space-y-5">
        <Next lesson={child.next} />
        <ChildReport report={child.last_report} timeZone={timeZone} />
        <ChildMonth child={child} />
      </div>
    </PersonCard>
  );
}

type ChildCardsProps = {
  home: Pick<ParentHome, "children" | "time_zone">;
  /** Beside each other where there is room. */
  isWide: boolean;
};

export function ChildCards({ home: { children, time_zone }, isWide }: ChildCardsProps) {
  const { t } = useTranslation("homes");
  return (
    <ul
      aria-label={t("children")}
      className={cn("grid grid-cols-1 items-start gap-5", isWide && "lg:grid-cols-2")}
    >
      {children.map((child) => (
        <ChildCard key={child.id} child={child} timeZone={time_zone} />
      ))}
    </ul>
  );
}
