import type { Evening } from "@riwaq/contracts/memory/plan";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatDay, formatNumber } from "../../../../lib/format.ts";
import { type Done, type Practice, keyOfPortion } from "../model/practice.ts";
import { PortionLine } from "./portion-line.tsx";
import { usePortionNames } from "./portion-names.ts";

function Quiet({ title, text }: { title: string; text: string }) {
  return (
    <div className="rounded-md border border-line bg-surface p-5 sm:p-6">
      <p className="font-display text-xl">{title}</p>
      <p className="mt-1 text-ink-muted">{text}</p>
    </div>
  );
}

/** Without blame: what waits is taken up, and when. */
function CatchingUp({ overdue, caught_up_on: day }: Practice) {
  const { t } = useTranslation("practice");
  const { language } = useLanguage();
  if (overdue === 0) return null;
  const said = { count: overdue, number: formatNumber(overdue, language) };
  return (
    <p className="text-sm text-ink-muted">
      {day ? t("caughtUp", { ...said, day: formatDay(day, language) }) : t("waits", said)}
    </p>
  );
}

type ListProps = {
  practice: Practice;
  today: Evening | undefined;
  doneOf: (portion: Evening["portions"][number]) => Done | null;
};

/** Today's portions in their order; or in words why there are none. */
export function EveningList({ practice, today, doneOf }: ListProps) {
  const { t } = useTranslation("practice");
  const { minutesOf } = usePortionNames();
  if (!today) return <Quiet title={t("today.stale")} text={t("today.staleText")} />;
  if (today.is_off) return <Quiet title={t("today.off")} text={t("today.offText")} />;
  if (today.portions.length === 0) {
    return <Quiet title={t("today.empty")} text={t("today.emptyText")} />;
  }
  const portions = today.portions.map((portion) => ({ portion, done: doneOf(portion) }));
  const next = portions.find(({ done }) => !done);
  return (
    <section aria-labelledby="today" className="space-y-3">
      <h2 id="today" className="flex flex-wrap items-baseline gap-x-3 text-xl">
        {t("today.title")}
        <span className="font-sans text-base font-normal text-ink-muted">
          {minutesOf(today.minutes)}
        </span>
      </h2>
      {!next && <Quiet title={t("today.done")} text={t("today.doneText")} />}
      <ul className="space-y-3">
        {portions.map((one) => (
          <li key={keyOfPortion(one.portion)}>
            <PortionLine pupil={practice.student_id} isNext={one === next} {...one} />
          </li>
        ))}
      </ul>
      <CatchingUp {...practice} />
    </section>
  );
}
