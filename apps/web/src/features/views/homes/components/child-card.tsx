import type { ParentHome } from "@riwaq/contracts/views/homes";
import { useTranslation } from "react-i18next";

import type { LessonMenu } from "../../../../components/lessons/session-reader.ts";
import { PersonCard } from "../../../../components/ui/person-card.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../lib/format.ts";
import { ChildLesson } from "./child-lesson.tsx";
import { ChildMonth } from "./child-month.tsx";
import { ChildNeeds } from "./child-needs.tsx";
import { ChildReport } from "./child-report.tsx";

type ChildCardProps = {
  child: ParentHome["children"][number];
  timeZone: string;
  Menu: LessonMenu;
};

/** One child: what waits for the parent, what is next, what was last. */
function ChildCard({ child, timeZone, Menu }: ChildCardProps) {
  const { t } = useTranslation("homes");
  const { language } = useLanguage();
  const { name, age } = child;
  const facts = t("age", { count: age, number: formatNumber(age, language) });
  return (
    <PersonCard name={name} facts={facts}>
      <ChildNeeds child={child} />
      <ChildLesson lesson={child.next} Menu={Menu} />
      <div className="space-y-5 border-t border-line pt-5">
        <ChildReport report={child.last_report} timeZone={timeZone} />
        <ChildMonth child={child} />
      </div>
    </PersonCard>
  );
}

type ChildCardsProps = { home: Pick<ParentHome, "children" | "time_zone">; Menu: LessonMenu };

export function ChildCards({ home: { children, time_zone }, Menu }: ChildCardsProps) {
  const { t } = useTranslation("homes");
  return (
    <ul aria-label={t("children")} className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
      {children.map((child) => (
        <ChildCard key={child.id} child={child} timeZone={time_zone} Menu={Menu} />
      ))}
    </ul>
  );
}
