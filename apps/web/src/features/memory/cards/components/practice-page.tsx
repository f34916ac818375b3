import type { CardsOfPupil } from "@riwaq/contracts/memory/cards";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { Note } from "../../../../components/ui/note.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { Switch } from "../../../../components/ui/switch.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../lib/format.ts";
import { useDrill } from "../model/use-drill.ts";
import { cardsOfPupilQuery, learnersQuery } from "../queries.ts";
import { CardProgress } from "./card-progress.tsx";
import { DrillCard } from "./drill-card.tsx";

function Drill({ of }: { of: CardsOfPupil }) {
  const { t } = useTranslation("cards");
  const { language } = useLanguage();
  const id = useId();
  const [isTyped, setIsTyped] = useState(false);
  const drill = useDrill(of);
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
      {drill.unsent > 0 && !drill.isSending && (
        <Note>
          {t("practice.unsent")}{" "}
          <Button variant="outline" onClick={drill.sendAgain}>
            {t("practice.resend")}
          </Button>
        </Note>
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

function CardsOf({ id }: { id: string }) {
  // Once begun the list stays: what was answered is not asked for a second time.
  const query = useQuery({ ...cardsOfPupilQuery(id), staleTime: 0, gcTime: 0 });
  return <QueryView query={query}>{(of) => <Drill key={of.today} of={of} />}</QueryView>;
}

/** The cards of today, of oneself or of a child. */
export function PracticePage() {
  const { t } = useTranslation(["cards", "common"]);
  const [chosen, setChosen] = useState<string>();
  const query = useQuery(learnersQuery);
  return (
    <>
      <PageHeader title={t("common:titles.practiceCards")} description={t("practice.intro")} />
      <QueryView
        query={query}
        isEmpty={({ people }) => people.length === 0}
        empty={<EmptyState title={t("practice.none")} hint={t("practice.noneHint")} />}
      >
        {({ people }) => {
          const id = chosen ?? people[0]?.student_id ?? "";
          return (
            <>
              {people.length > 1 && (
                <div
                  role="group"
                  aria-label={t("practice.who")}
                  className="mb-6 flex flex-wrap gap-3"
                >
                  {people.map(({ student_id: one, name }) => (
                    <Button
                      key={one}
                      variant={one === id ? "default" : "outline"}
                      aria-pressed={one === id}
                      onClick={() => setChosen(one)}
                    >
                      <bdi>{name}</bdi>
                    </Button>
                  ))}
                </div>
              )}
              <CardsOf key={id} id={id} />
            </>
          );
        }}
      </QueryView>
    </>
  );
}
