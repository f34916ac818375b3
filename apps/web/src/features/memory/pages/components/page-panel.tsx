import type { PageHistory, PageState } from "@riwaq/contracts/memory/pages";
import type { MemorySide } from "@riwaq/contracts/memory/plan";
import { startOfPage } from "@riwaq/domain/learning/mushaf/divisions";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { BookOpen } from "lucide-react";
import { useTranslation } from "react-i18next";

import { SuraName } from "../../../../components/lessons/sura-name.tsx";
import { levelOf } from "../../../../components/memory/level.ts";
import { usePageWords } from "../../../../components/memory/use-page-words.ts";
import { Button } from "../../../../components/ui/button.tsx";
import { type Fact, FactList } from "../../../../components/ui/fact-list.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { Sheet, SheetContent } from "../../../../components/ui/sheet.tsx";
import { paths } from "../../../../config/paths.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatCivilDate } from "../../../../lib/format.ts";
import { pageHistoryQuery } from "../queries.ts";
import { ReviewLine } from "./review-line.tsx";

type PagePanelProps = {
  studentId: string;
  side: MemorySide;
  /** Null where none is open. */
  page: number | null;
  onClose: () => void;
};

/** One page of the map: what it has come to, each time it was recited, and the way to its page of the mushaf. */
export function PagePanel({ page, onClose, ...of }: PagePanelProps) {
  const { placeOf } = usePageWords();
  return (
    <Sheet open={page !== null} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {page !== null && (
        <SheetContent title={placeOf(page, null)} isWide>
          <Inside key={page} page={page} {...of} />
        </SheetContent>
      )}
    </Sheet>
  );
}

type InsideProps = Pick<PagePanelProps, "studentId" | "side"> & { page: number };

function Inside({ studentId, side, page }: InsideProps) {
  const { t } = useTranslation("memory");
  const { placeOf } = usePageWords();
  const query = useQuery(pageHistoryQuery(studentId, page));
  return (
    <div className="h-full space-y-6 overflow-y-auto px-6 pt-5 pb-8">
      <header className="space-y-1 pe-12">
        <p className="text-ink-muted first-letter:uppercase">{placeOf(page, null)}</p>
        <h2>
          <SuraName sura={startOfPage(page).sura} />
        </h2>
      </header>
      <Button asChild variant="outline" className="w-full">
        <Link to={paths.mushaf} search={{ page, pupil: studentId }}>
          <BookOpen aria-hidden strokeWidth={1.75} />
          {t("page.open")}
        </Link>
      </Button>
      <QueryView query={query}>
        {(history) => (
          <>
            {history.state && <State state={history.state} />}
            <History history={history} side={side} />
          </>
        )}
      </QueryView>
    </div>
  );
}

function State({ state }: { state: PageState }) {
  const { t } = useTranslation("memory");
  const { language } = useLanguage();
  const { placeOf } = usePageWords();
  const dayOf = (day: string) => <bdi>{formatCivilDate(day, language)}</bdi>;
  const isLearnt = state.stage !== "learning";
  const facts: Array<Fact | false> = [
    { label: t("page.stage"), value: t(`stages.${state.stage}`) },
    isLearnt && { label: t("page.strength"), value: t(`levels.${levelOf(state)}`) },
    state.lines !== null && {
      label: t("page.known"),
      value: placeOf(state.page, state.lines),
    },
    {
      label: t("page.heard"),
      value: state.heard_day === null ? t("page.neverHeard") : dayOf(state.heard_day),
    },
    { label: t("page.due"), value: dayOf(state.due_day) },
  ];
  return <FactList facts={facts.filter((fact) => fact !== false)} />;
}

function History({ history, side }: { history: PageHistory; side: MemorySide }) {
  const { t } = useTranslation("memory");
  return (
    <section className="space-y-2">
      <h3>{t("page.history")}</h3>
      {history.reviews.length === 0 ? (
        <p className="text-ink-muted">{t("page.noHistory")}</p>
      ) : (
        <ul className="divide-y divide-line">
          {history.reviews.map((review) => (
            <ReviewLine key={review.id} review={review} mayGrade={side === "teacher"} />
          ))}
        </ul>
      )}
    </section>
  );
}
