import type { Suggestions } from "@riwaq/contracts/memory/similar";
import type { Place } from "@riwaq/domain/learning/quran/places";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { Badge } from "../ui/badge.tsx";
import { QueryView } from "../ui/query-view.tsx";
import { AyaText } from "./aya-text.tsx";
import { suggestionsQuery } from "./similar-query.ts";

type SuggestedProps = {
  pupil: string;
  one: Place;
  isBusy: boolean;
  onChoose: (place: Place) => void;
};

/** With what an aya may be confused, that to be chosen. */
export function Suggested({ pupil, one, isBusy, onChoose }: SuggestedProps) {
  const { t } = useTranslation("tests");
  const query = useQuery(suggestionsQuery(pupil, one));
  return (
    <QueryView
      query={query}
      isEmpty={({ suggestions }) => suggestions.length === 0}
      empty={<p className="text-ink-muted">{t("similar.nothing")}</p>}
    >
      {({ suggestions }) => (
        <ul aria-label={t("similar.suggested")} className="max-h-80 space-y-2 overflow-y-auto p-1">
          {suggestions.map((aya) => (
            <li key={`${aya.sura}:${aya.aya}`}>
              <button
                type="button"
                disabled={isBusy}
                onClick={() => onChoose({ sura: aya.sura, aya: aya.aya })}
                className="w-full rounded-md border border-line bg-surface px-3 py-2 text-start hover:border-primary"
              >
                <AyaText place={aya} text={aya.text} />
                <Why aya={aya} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}

function Why({ aya: { words, is_marked: isMarked } }: { aya: Suggestions["suggestions"][number] }) {
  const { t } = useTranslation("tests");
  if (isMarked) return <Badge tone="yellow">{t("similar.marked")}</Badge>;
  return <span className="text-sm text-ink-muted">{t("similar.inCommon", { count: words })}</span>;
}
