import type { EveningWord } from "@riwaq/contracts/memory/plan";
import { LETTER_PAIRS, type MarkGroup, groupOf } from "@riwaq/domain/learning/marks/kinds";
import { useTranslation } from "react-i18next";

import { useKindNames } from "../../../../components/marks/kind-names.ts";
import { Badge, type BadgeTone } from "../../../../components/ui/badge.tsx";

const TONES: Readonly<Record<MarkGroup, BadgeTone>> = {
  memory: "blue",
  letter: "red",
  vowel: "red",
  tajwid: "yellow",
  stop: "yellow",
  flow: "yellow",
};

/** A pair of letters has a name of its own in the texts. */
const PAIR_KEYS = ["ha", "ayn", "qaf", "sad", "ta", "dad", "za", "tha", "kha", "length"] as const;

type Marked = Pick<EveningWord, "kind" | "detail">;

/** What was marked at a word, in a parent's words. */
export function WordChip({ kind, detail }: Marked) {
  const { t } = useTranslation("practice");
  const { phraseOf } = useKindNames();
  const isPair = kind === "letter-exchanged" && detail !== "";
  return (
    <Badge tone={TONES[groupOf(kind)]}>
      {isPair ? phraseOf({ kind, detail }) : t(`chips.${kind}`)}
    </Badge>
  );
}

/** What to do about it. */
export function useWhatToDo() {
  const { t } = useTranslation("practice");
  return ({ kind, detail }: Marked): string => {
    const pair = PAIR_KEYS[LETTER_PAIRS.findIndex((one) => one === detail)];
    return kind === "letter-exchanged" && pair ? t(`pairs.${pair}`) : t(`todo.${kind}`);
  };
}
