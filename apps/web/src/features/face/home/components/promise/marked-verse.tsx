import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Card } from "../../../../../components/ui/card.tsx";
import { cn } from "../../../../../lib/cn.ts";
import { MARKED, type MarkedId, drawnVerse } from "../../model/verse.ts";

const VERSE = drawnVerse();
const markOf = (place: string) => MARKED.find(({ aya, word }) => place === `${aya}:${word}`);

type VerseProps = { chosen: MarkedId; onChoose: (id: MarkedId) => void };

/** Two ayat as the mushaf draws them; the words that were marked are pressed. */
function Verse({ chosen, onChoose }: VerseProps) {
  return (
    <p lang="ar" dir="rtl" className="opening-verse">
      {VERSE.map(({ aya, words, marker }) => (
        <span key={aya} className="block">
          {words.map(({ place, text }) => {
            const mark = markOf(place);
            if (!mark) return `${text} `;
            return (
              <span key={place}>
                <button
                  type="button"
                  aria-pressed={mark.id === chosen}
                  data-mark={mark.severity}
                  onClick={() => onChoose(mark.id)}
                  className={cn(
                    "inline-block rounded-md px-1 leading-[2]",
                    mark.id === chosen && "bg-accent-soft",
                  )}
                >
                  {text}
                </button>{" "}
              </span>
            );
          })}
          <span className="text-primary">{marker}</span>
        </span>
      ))}
    </p>
  );
}

/** An example of what a lesson leaves behind: each marked word says what was heard and what to do about it. */
export function MarkedVerse() {
  const { t } = useTranslation("home");
  const [chosen, setChosen] = useState<MarkedId>(MARKED[0].id);
  return (
    <Card hasArch aria-labelledby="verse" className="self-start px-5 pb-5 sm:px-8">
      <h2 id="verse" className="font-sans text-base font-semibold">
        {t("promise.verse.title")}
      </h2>
      <p className="text-sm text-ink-muted">{t("promise.verse.place")}</p>
      <Verse chosen={chosen} onChoose={setChosen} />
      <div aria-live="polite" className="grid border-t border-line pt-4 text-start">
        {MARKED.map(({ id }) => (
          <div
            key={id}
            aria-hidden={id !== chosen}
            className={cn("col-start-1 row-start-1", id !== chosen && "invisible")}
          >
            <p className="font-semibold">{t(`promise.verse.words.${id}.title`)}</p>
            <p className="mt-1">{t(`promise.verse.words.${id}.text`)}</p>
          </div>
        ))}
      </div>
      <p className="mt-4 text-start text-xs text-ink-muted">{t("promise.verse.credit")}</p>
    </Card>
  );
}
