import type { MushafHit } from "@riwaq/contracts/learning/mushaf";
import { splitWords } from "@riwaq/domain/learning/mushaf/words";
import { useQuery } from "@tanstack/react-query";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";

import { cn } from "../../lib/cn.ts";
import { SuraName } from "../lessons/sura-name.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { wordsQuery } from "./words-query.ts";

type FoundProps = { typed: string; onChoose: (hit: MushafHit) => void };

/** So many words stand before those that were looked for, at most. */
const BEFORE = 5;

/** The stored words around those that were looked for. */
function InContext({ hit }: { hit: MushafHit }) {
  const first = Math.max(1, hit.word - BEFORE);
  const words = splitWords(hit.text).slice(first - 1);
  return (
    <span lang="ar" dir="rtl" className="line-clamp-2 font-quran text-xl leading-loose">
      {first > 1 && "… "}
      {words.map((word, at) => {
        const number = first + at;
        const isFound = number >= hit.word && number < hit.word + hit.words;
        return (
          <Fragment key={`${hit.sura}:${hit.aya}:${number}`}>
            {at > 0 && " "}
            <span className={cn(isFound && "rounded-sm bg-accent-soft")}>{word}</span>
          </Fragment>
        );
      })}
    </span>
  );
}

/** Ayat in which the words stand that somebody typed. */
export function FoundWords({ typed, onChoose }: FoundProps) {
  const { t } = useTranslation("mushaf");
  const { data, isError, refetch } = useQuery(wordsQuery(typed));
  if (isError) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <p role="status">{t("found.asking")}</p>;
  return (
    <section aria-labelledby="mushaf-found">
      <h3 id="mushaf-found" className="mb-2 font-semibold">
        {data.total === 0 ? t("found.none") : t("found.title", { count: data.total })}
      </h3>
      <ul className="-mx-3">
        {data.hits.map((hit) => (
          <li key={`${hit.sura}:${hit.aya}`}>
            <button
              type="button"
              onClick={() => onChoose(hit)}
              className="w-full rounded-md px-3 py-2 text-start hover:bg-paper-deep"
            >
              <span className="flex items-baseline justify-between gap-3 text-sm">
                <span className="flex min-w-0 items-baseline gap-2">
                  <SuraName sura={hit.sura} />
                  <span className="text-ink-muted tabular-nums">
                    {hit.sura}:{hit.aya}
                  </span>
                </span>
                <span className="shrink-0 text-ink-muted tabular-nums">
                  {t("page.short", { page: hit.page })}
                </span>
              </span>
              <InContext hit={hit} />
            </button>
          </li>
        ))}
      </ul>
      {data.total > data.hits.length && (
        <p className="mt-2 text-sm text-ink-muted">
          {t("found.more", { count: data.hits.length })}
        </p>
      )}
    </section>
  );
}
