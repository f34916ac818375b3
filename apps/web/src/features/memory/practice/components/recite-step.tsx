import type { EveningWord, Portion } from "@riwaq/contracts/memory/plan";
import type { DrawnWord } from "@riwaq/domain/learning/mushaf/pages";
import type { MushafPart } from "@riwaq/domain/learning/mushaf/parts";
import { wordKey } from "@riwaq/domain/learning/mushaf/words";
import { useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { markLook } from "../../../../components/marks/mark-look.ts";
import { copyStored } from "../../../../components/mushaf/copy-stored.ts";
import type { LookOf } from "../../../../components/mushaf/mushaf-line.tsx";
import { MushafPage } from "../../../../components/mushaf/mushaf-page.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { RadioChips } from "../../../../components/ui/radio-chips.tsx";
import { someWords } from "../model/portion-words.ts";
import { Step } from "./step.tsx";
import { COVERINGS, useCovering } from "./use-covering.ts";
import type { Follow } from "./use-follow.ts";

type ReciteProps = {
  number: number;
  portion: Portion;
  part: MushafPart | undefined;
  /** The words of the portion. */
  words: readonly DrawnWord[];
  follow: Follow;
};

const marksOf = (words: readonly EveningWord[]) =>
  new Map(words.map((word) => [wordKey(word), { ...markLook([word]), times: word.count }]));

/** How the words of the page look: covered, weak, the one to follow, or beside what is recited. */
function useLooks({ portion, words, follow }: ReciteProps, hidden: ReadonlySet<string>): LookOf {
  const marks = useMemo(() => marksOf(portion.words), [portion.words]);
  const own = useMemo(() => new Set(words.map(({ place }) => wordKey(place))), [words]);
  const { isOn, key: followed } = follow;
  return ({ place, isMarker }) => {
    const key = wordKey(place);
    return {
      isSought: false,
      isColoured: false,
      isHidden: !isOn && hidden.has(key),
      isBeside: !isMarker && !own.has(key),
      isSounding: isOn && key === followed,
      isRead: true,
      ...(marks.has(key) && { marks: marks.get(key) }),
    };
  };
}

/** The word that is followed stays on the screen. */
function useInView(box: React.RefObject<HTMLElement | null>, key: string | null) {
  useEffect(() => {
    if (key === null) return;
    box.current?.querySelector(`[data-word="${key}"]`)?.scrollIntoView({ block: "nearest" });
  }, [box, key]);
}

/** The lines of the portion, covered or not: recite, touch a word, look, go on. */
export function ReciteStep(props: ReciteProps) {
  const { number, portion, part, words, follow } = props;
  const { t } = useTranslation("practice");
  const box = useRef<HTMLDivElement>(null);
  const [isWhole, setIsWhole] = useState(false);
  const { covering, cover, shown } = useCovering(box);
  const hidden = useMemo(() => {
    const weak = new Set(portion.words.map(wordKey));
    const all = words.map(({ place }) => wordKey(place));
    const covered = { none: [], some: [...someWords(words, weak)], all }[covering];
    return new Set(covered.filter((key) => !shown.has(key)));
  }, [covering, portion.words, shown, words]);
  const lookOf = useLooks(props, hidden);
  useInView(box, follow.isOn ? follow.key : null);
  const choices = COVERINGS.map((value) => ({ value, label: t(`recite.${value}`) }));
  return (
    <Step number={number} title={t("recite.title")}>
      <div className="space-y-4">
        <RadioChips
          legend={t("recite.cover")}
          choices={choices}
          value={covering}
          onChoose={cover}
        />
        <div ref={box} dir="rtl" onCopy={copyStored} className="mx-auto max-w-xl">
          <MushafPage
            page={portion.page}
            part={part}
            letters="page"
            lookOf={lookOf}
            mayBeColoured={false}
            only={isWhole ? null : portion.lines}
          />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-ink-muted">
            {t(covering === "none" ? "recite.shown" : "recite.tap")}
          </p>
          {portion.lines && (
            <Button variant="link" size="sm" className="px-0!" onClick={() => setIsWhole(!isWhole)}>
              {t(isWhole ? "portion.excerpt" : "portion.page")}
            </Button>
          )}
        </div>
      </div>
    </Step>
  );
}
