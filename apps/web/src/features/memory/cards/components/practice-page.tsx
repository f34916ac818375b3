import type { CurrentUser } from "@riwaq/contracts/identity/users";
import type { CardsOfPupil } from "@riwaq/contracts/memory/cards";
import { useQuery } from "@tanstack/react-query";
import { CloudOff } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";

import { BackToPractice } from "../../../../components/memory/back-to-practice.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { Switch } from "../../../../components/ui/switch.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { useIsOffline } from "../../../../lib/connection.ts";
import { formatNumber } from "../../../../lib/format.ts";
import { useCardsAtHand } from "../model/use-cards-at-hand.ts";
import { useDrill } from "../model/use-drill.ts";
import { cardsOfPupilQuery, learnersQuery } from "../queries.ts";
import { CardProgress } from "./card-progress.tsx";
import { Chooser, type ChooserProps } from "./chooser.tsx";
import { DrillCard } from "./drill-card.tsx";

function Drill({ by, of }: { by: string; of: CardsOfPupil }) {
  const { t } = useTranslation("cards");
  const { language } = useLanguage();
  const id = useId();
  const isOffline = useIsOffline();
  const [isTyped, setIsTyped] = useState(false);
  const drill = useDrill(by, of);
  return (
    <div className="max-w-xl space-y-5">
      {drill.card && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p aria-live="polite">
            {t("practice.left", { number: formatNumber(drill.left, language) })}
          </p>
          <span className="flex min-h-11 items-center gap-3">
            <Switch id={id} checked={isTyped} onCheckedChange={setIsTyped} />
            <label htmlFor={id}>{t("practice.typed")}</label>
          </span>
        </div>
      )}
      {drill.card ? (
        <DrillCard
          key={`${drill.turn} ${isTyped}`}
          card={drill.card}
          isTyped={isTyped}
          onAnswer={drill.answer}
        />
      ) : (
        <EmptyState title={t("practice.done")} hint={t("practice.doneHint")} />
      )}
      {isOffline && drill.unsent > 0 && (
        <p role="status" className="flex items-start gap-2.5 text-sm text-ink-muted">
          <CloudOff aria-hidden strokeWidth={1.75} className="mt-0.5 size-4.5 shrink-0" />
          {t("practice.kept", {
            count: drill.unsent,
            number: formatNumber(drill.unsent, language),
          })}
        </p>
      )}
      <ul className="space-y-2">
        {of.decks.map(({ deck_id: deckId, title, counts }) => (
          <li key={deckId} className="flex flex-wrap gap-x-4">
            <bdi className="font-semibold">{title}</bdi>
            <CardProgress counts={counts} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function CardsOf({ id, by }: { id: string; by: string }) {
  const query = useQuery(cardsOfPupilQuery(id, by));
  // Once begun the list stays: what was answered is not asked for a second time.
  return <QueryView query={query}>{(of) => <Drill key={of.today} by={by} of={of} />}</QueryView>;
}

type AllProps = Pick<ChooserProps, "people" | "onChoose"> & {
  by: string;
  asked: string | undefined;
};

function CardsOfAll({ by, people, asked, onChoose }: AllProps) {
  const isThere = people.some(({ student_id: one }) => one === asked);
  const id = (isThere && asked) || (people[0]?.student_id ?? "");
  useCardsAtHand(
    by,
    people.map(({ student_id }) => student_id),
  );
  return (
    <>
      <Chooser people={people} chosen={id} onChoose={onChoose} />
      <CardsOf key={id} id={id} by={by} />
    </>
  );
}

export type CardsSearch = { pupil?: string | undefined };
type PageProps = {
  user: CurrentUser;
  search: CardsSearch;
  onSearch: (next: CardsSearch) => void;
};

/** The cards of today, of oneself or of a child. */
export function PracticePage({ user, search, onSearch }: PageProps) {
  const { t } = useTranslation(["cards", "common"]);
  const query = useQuery(learnersQuery(user.id));
  return (
    <>
      <BackToPractice pupil={search.pupil} />
      <PageHeader title={t("common:titles.practiceCards")} description={t("practice.intro")} />
      <QueryView
        query={query}
        isEmpty={({ people }) => people.length === 0}
        empty={<EmptyState title={t("practice.none")} hint={t("practice.noneHint")} />}
      >
        {({ people }) => (
          <CardsOfAll
            by={user.id}
            people={people}
            asked={search.pupil}
            onChoose={(pupil) => onSearch({ pupil })}
          />
        )}
      </QueryView>
    </>
  );
}
