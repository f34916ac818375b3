import type { Covered } from "@riwaq/contracts/learning/reports";
import { severityOf } from "@riwaq/domain/learning/marks/kinds";
import { pageOf } from "@riwaq/domain/learning/mushaf/divisions";
import { useTranslation } from "react-i18next";

import { OwnText, WordList } from "../../../../components/lessons/report-words.tsx";
import { SuraName } from "../../../../components/lessons/sura-name.tsx";
import { useKindNames } from "../../../../components/marks/kind-names.ts";
import { Badge } from "../../../../components/ui/badge.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatLongDate } from "../../../../lib/format.ts";
import { usePage } from "../model/use-page.ts";
import { useHeardPupil } from "../model/use-pupil.ts";
import { useInside } from "../model/use-room.ts";
import { Panel } from "./panel.tsx";
import { ToTest } from "./to-test.tsx";
import { WordText } from "./word-text.tsx";

type Ayat = Extract<Covered, { kind: "ayat" }>;

function usePlan() {
  const { classroom } = useInside();
  const pupil = useHeardPupil();
  return classroom.plans.find(({ student_id }) => student_id === pupil) ?? classroom.plans[0];
}

/** Ayat open their page: nothing leads out of the room. */
function CoveredAyat({ item: { from, to, work } }: { item: Ayat }) {
  const { t } = useTranslation(["classroom", "reports"]);
  const { room } = useInside();
  const { open } = usePage(room);
  const page = pageOf(from);
  const range =
    from.sura === to.sura ? `${from.aya}–${to.aya}` : `${from.aya} – ${to.sura}:${to.aya}`;
  return (
    <button
      type="button"
      onClick={() => open(page)}
      className="-mx-2 flex min-h-11 w-[calc(100%+1rem)] flex-wrap items-baseline gap-x-2 rounded-md px-2 py-1.5 text-start hover:bg-paper-deep"
    >
      <SuraName sura={from.sura} />
      <bdi className="tabular-nums">{range}</bdi>
      <span className="text-sm text-ink-muted">
        {t(`reports:work.${work}`)} · {t("room.plan.page", { page })}
      </span>
    </button>
  );
}

function CoveredItem({ item }: { item: Covered }) {
  const { t } = useTranslation("reports");
  if (item.kind === "ayat") return <CoveredAyat item={item} />;
  if (item.kind === "text") return <span dir="auto">{item.text}</span>;
  if (item.kind === "pages") return t("covered.pages", { from: item.from, to: item.to });
  const { unit, lesson } = item;
  return lesson === null ? t("covered.unit", { unit }) : t("covered.lesson", { unit, lesson });
}

/** What is to be heard today: the homework of the last lesson, and what it covered. */
export function Plan() {
  const { t } = useTranslation("classroom");
  const { language } = useLanguage();
  const { classroom } = useInside();
  const previous = usePlan()?.previous;
  if (!previous) return <p className="text-sm text-ink-muted">{t("room.plan.first")}</p>;
  const { homework, homework_phrases, covered, held_at } = previous;
  return (
    <div className="space-y-3">
      {(homework !== "" || homework_phrases.length > 0) && (
        <div className="space-y-1.5">
          <h3 className="font-sans text-sm font-semibold text-ink-muted">
            {t("room.plan.homework")}
          </h3>
          {homework_phrases.length > 0 && <WordList words={homework_phrases} />}
          {homework !== "" && <OwnText text={homework} />}
        </div>
      )}
      {covered.length > 0 && (
        <div>
          <h3 className="mb-1 font-sans text-sm font-semibold text-ink-muted">
            {t("room.plan.covered", {
              day: formatLongDate(held_at, language, classroom.teacher.zone),
            })}
          </h3>
          <ul>
            {covered.map((item) => (
              <li key={JSON.stringify(item)}>
                <CoveredItem item={item} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** Words that were marked again and again; a press opens their page. */
export function WeakWords() {
  const { t } = useTranslation("classroom");
  const { phraseOf } = useKindNames();
  const { room } = useInside();
  const { open } = usePage(room);
  const words = usePlan()?.weak_words ?? [];
  if (words.length === 0) return <p className="text-sm text-ink-muted">{t("room.weak.none")}</p>;
  return (
    <ul className="divide-y divide-line">
      {words.map((word) => (
        <li key={`${word.sura}:${word.aya}:${word.word}`}>
          <button
            type="button"
            onClick={() => open(word.page)}
            className="flex min-h-12 w-full items-center justify-between gap-3 rounded-sm py-1 text-start hover:bg-paper-deep"
          >
            <WordText at={word} />
            <Badge tone={severityOf(word.kind) === "jali" ? "red" : "yellow"}>
              {phraseOf(word)} · {t("room.weak.times", { count: word.count })}
            </Badge>
          </button>
        </li>
      ))}
    </ul>
  );
}

export function PlanPanels() {
  const { t } = useTranslation("classroom");
  return (
    <>
      <Panel title={t("room.plan.title")}>
        <Plan />
        <ToTest />
      </Panel>
      <Panel title={t("room.weak.title")}>
        <WeakWords />
      </Panel>
    </>
  );
}
