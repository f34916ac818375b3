import type { EveningWord } from "@riwaq/contracts/memory/plan";
import type { MushafPart } from "@riwaq/domain/learning/mushaf/parts";
import { splitWords, wordKey } from "@riwaq/domain/learning/mushaf/words";
import { transliterate } from "@riwaq/domain/memory/transliterate";
import { Volume2 } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";

import { wordIn } from "../../../../components/mushaf/use-word-of.ts";
import { Button } from "../../../../components/ui/button.tsx";
import { Switch } from "../../../../components/ui/switch.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { Step } from "./step.tsx";
import type { PortionSound } from "./use-portion-sound.ts";
import { WordChip, useWhatToDo } from "./word-chip.tsx";

/** Of this device: who reads Arabic has no use for it. */
const KEPT_UNDER = "words_in_latin";

function useLatin() {
  const { language } = useLanguage();
  const [isLatin, setIsLatin] = useState(
    () => (localStorage.getItem(KEPT_UNDER) ?? String(language !== "ar")) === "true",
  );
  const choose = (next: boolean) => {
    localStorage.setItem(KEPT_UNDER, String(next));
    setIsLatin(next);
  };
  return { isLatin, choose };
}

/** As it is heard at this place: where an aya ends with it, the voice stops on it. */
function latinOf(part: MushafPart | undefined, { sura, aya, word }: EveningWord) {
  const words = splitWords(part?.ayat[`${sura}:${aya}`] ?? "");
  const stored = words[word - 1];
  return stored && transliterate(stored, { isStop: word === words.length });
}

type WordsProps = {
  words: readonly EveningWord[];
  part: MushafPart | undefined;
  sound: PortionSound;
};

/** At most three words, large, each with what to do about it. */
export function WordsStep({ words, part, sound }: WordsProps) {
  const { t } = useTranslation("practice");
  const { isLatin, choose } = useLatin();
  const id = useId();
  const latin = (
    <span className="flex items-center gap-2 text-sm">
      <label htmlFor={id}>{t("words.latin")}</label>
      <Switch id={id} checked={isLatin} onCheckedChange={choose} />
    </span>
  );
  return (
    <Step number={2} title={t("words.title")} aside={latin}>
      <ul className="divide-y divide-line border-y border-line">
        {words.map((word) => (
          <WeakWord
            key={wordKey(word)}
            word={word}
            text={wordIn(part, word)}
            latin={isLatin ? latinOf(part, word) : undefined}
            onHear={
              sound.isThere ? () => sound.playFrom({ sura: word.sura, aya: word.aya }) : undefined
            }
          />
        ))}
      </ul>
      <p className="mt-3 text-sm text-ink-muted">{t("words.five")}</p>
    </Step>
  );
}

type WeakWordProps = {
  word: EveningWord;
  text: string | undefined;
  latin: string | undefined;
  onHear: (() => void) | undefined;
};

function WeakWord({ word, text = "", latin, onHear }: WeakWordProps) {
  const { t } = useTranslation("practice");
  const toDo = useWhatToDo();
  return (
    <li className="py-2">
      <div className="flex min-h-17 flex-wrap items-center justify-between gap-3">
        <span lang="ar" dir="rtl" className="mushaf-large">
          {text}
        </span>
        <span className="flex items-center gap-2">
          {onHear && (
            <Button
              size="icon"
              variant="ghost"
              aria-label={t("words.hear", { word: text })}
              onClick={onHear}
            >
              <Volume2 aria-hidden strokeWidth={1.75} />
            </Button>
          )}
          <WordChip {...word} />
        </span>
      </div>
      <p className="text-ink-muted">
        {latin && (
          <>
            <bdi dir="ltr" lang="ar-Latn" className="text-ink italic">
              {latin}
            </bdi>
            {" · "}
          </>
        )}
        {toDo(word)}
      </p>
    </li>
  );
}
