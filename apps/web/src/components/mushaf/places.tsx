import { pageOf } from "@riwaq/domain/learning/mushaf/divisions";
import { type Reference, readReference } from "@riwaq/domain/learning/mushaf/references";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { matchingSuras } from "../../lib/find-sura.ts";
import { usePaused } from "../../lib/use-paused.ts";
import { SuraName } from "../lessons/sura-name.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { FoundWords } from "./found-words.tsx";
import { hasWords } from "./words-query.ts";

/** A page, and where one was looked for an aya on it ("2:255"). */
export type SoughtPlace = { page?: number | undefined; aya?: string | undefined };

type PlacesProps = { typed: string; onChoose: (next: SoughtPlace) => void };
type ChoiceProps = { page: number; onChoose: () => void; children: ReactNode };

const ayaKey = ({ sura, aya }: { sura: number; aya: number }) => `${sura}:${aya}`;

function Choice({ page, onChoose, children }: ChoiceProps) {
  const { t } = useTranslation("mushaf");
  return (
    <li>
      <button
        type="button"
        onClick={onChoose}
        className="flex min-h-11 w-full items-baseline justify-between gap-3 rounded-md px-3 py-1.5 text-start hover:bg-paper-deep"
      >
        <span className="min-w-0">{children}</span>
        <span className="shrink-0 text-sm text-ink-muted tabular-nums">
          {t("page.short", { page })}
        </span>
      </button>
    </li>
  );
}

const searchOf = ({ kind, place, page }: Reference): SoughtPlace =>
  kind === "aya" ? { aya: ayaKey(place), page } : { page };

/** A place that was typed, the suras whose name or number fits, and the ayat in which the words stand. */
export function Places({ typed, onChoose }: PlacesProps) {
  const { t } = useTranslation("mushaf");
  const reference = readReference(typed);
  const suras = matchingSuras(typed);
  const words = usePaused(typed.trim());
  const isSought = hasWords(words);
  if (!reference && suras.length === 0 && !isSought) {
    return <EmptyState title={t("goTo.none")} hint={t("goTo.hint")} />;
  }
  return (
    <>
      <ul className="-mx-3 empty:hidden">
        {reference && (
          <Choice page={reference.page} onChoose={() => onChoose(searchOf(reference))}>
            {t(`goTo.${reference.kind}`, {
              place: ayaKey(reference.place),
              page: reference.page,
              typed,
            })}
          </Choice>
        )}
        {suras.map((sura) => {
          const page = pageOf({ sura, aya: 1 });
          return (
            <Choice key={sura} page={page} onChoose={() => onChoose({ aya: `${sura}:1`, page })}>
              <span className="me-2 inline-block min-w-7 text-ink-muted tabular-nums">{sura}</span>
              <SuraName sura={sura} />
            </Choice>
          );
        })}
      </ul>
      {isSought && (
        <FoundWords
          typed={words}
          onChoose={(hit) => onChoose({ aya: ayaKey(hit), page: hit.page })}
        />
      )}
    </>
  );
}
