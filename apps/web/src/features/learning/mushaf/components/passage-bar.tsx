import { pageOf } from "@riwaq/domain/learning/mushaf/divisions";
import { type Passage, WHOLE_AYA } from "@riwaq/domain/learning/mushaf/passages";
import type { WordPlace } from "@riwaq/domain/learning/mushaf/words";
import { TextSelect } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { TypedPassage } from "./typed-passage.tsx";
import type { Hiding } from "./use-aids.ts";
import type { ChosenPassage } from "./use-passage.ts";

/** Begins to choose a passage, or another one, and ends it. */
export function PassageButton({ chosen }: { chosen: ChosenPassage }) {
  const { t } = useTranslation("mushaf");
  const { isChoosing, choose, done } = chosen;
  return (
    <Button
      variant={isChoosing ? "default" : "outline"}
      aria-label={t("passage.title")}
      aria-pressed={isChoosing}
      onClick={isChoosing ? done : choose}
    >
      <TextSelect aria-hidden strokeWidth={1.75} />
      <span className="hidden sm:inline">{t("passage.title")}</span>
    </Button>
  );
}

/** The names of words, and of passages; of whole ayat the words are not said. */
function useNames() {
  const { t } = useTranslation("mushaf");
  const nameOfWord = ({ sura, aya, word }: WordPlace, isWhole = false) => {
    const place = `${sura}:${aya}`;
    return isWhole ? place : t("passage.word", { aya: place, word });
  };
  const nameOf = ({ from, to }: Passage) => {
    const isWhole = to.word === WHOLE_AYA;
    return t("passage.chosen", {
      from: nameOfWord(from, isWhole && from.word === 1),
      to: nameOfWord(to, isWhole),
    });
  };
  return { nameOf, nameOfWord };
}

type BarProps = {
  chosen: ChosenPassage;
  hiding: Hiding;
  hide: (next: Hiding) => void;
  onOpen: (page: number) => void;
};

/** What is to be tapped next. */
function Choosing({ chosen }: { chosen: ChosenPassage }) {
  const { t } = useTranslation("mushaf");
  const { nameOf, nameOfWord } = useNames();
  const { passage, first, set, done, clear } = chosen;
  const next = passage ? t("passage.correct", { chosen: nameOf(passage) }) : t("passage.first");
  return (
    <>
      <p role="status" className="min-w-0 grow basis-56 text-sm">
        {first ? t("passage.last", { first: nameOfWord(first) }) : next}
      </p>
      <TypedPassage onChoose={set} />
      {passage && (
        <Button size="sm" variant="ghost" onClick={clear}>
          {t("passage.clear")}
        </Button>
      )}
      <Button size="sm" onClick={done}>
        {t("passage.done")}
      </Button>
    </>
  );
}

/** The chosen passage, to be recited by heart again and again. */
function Chosen({ passage, ...props }: BarProps & { passage: Passage }) {
  const { t } = useTranslation("mushaf");
  const { nameOf } = useNames();
  const { chosen, hiding, hide, onOpen } = props;
  const startAgain = () => {
    hide(hiding === "none" ? "word" : hiding);
    onOpen(pageOf(passage.from));
  };
  return (
    <>
      <p className="min-w-0 grow basis-40 text-sm font-semibold">{nameOf(passage)}</p>
      <Button size="sm" variant="outline" onClick={startAgain}>
        {t(hiding === "none" ? "passage.hide" : "passage.again")}
      </Button>
      {hiding !== "none" && (
        <Button size="sm" variant="ghost" onClick={() => hide("none")}>
          {t("passage.show")}
        </Button>
      )}
      <Button size="sm" variant="ghost" onClick={chosen.clear}>
        {t("passage.clear")}
      </Button>
    </>
  );
}

/** A passage while it is chosen, and what is done with it afterwards; nothing without one. */
export function PassageBar(props: BarProps) {
  const { t } = useTranslation("mushaf");
  const { passage, isChoosing } = props.chosen;
  if (!isChoosing && !passage) return null;
  return (
    <section
      aria-label={t("passage.title")}
      className="flex flex-wrap items-center gap-2 rounded-md border border-line-strong/60 bg-surface px-4 py-2 shadow-dialog"
    >
      {!isChoosing && passage ? (
        <Chosen passage={passage} {...props} />
      ) : (
        <Choosing chosen={props.chosen} />
      )}
    </section>
  );
}
