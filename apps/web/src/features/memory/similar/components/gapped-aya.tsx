import type { SimilarPair } from "@riwaq/contracts/memory/similar";
import type { ComparedWord } from "@riwaq/domain/memory/differing-words";
import { useTranslation } from "react-i18next";

import { usePlaceName } from "../../../../components/similar-verses/aya-text.tsx";
import { Card } from "../../../../components/ui/card.tsx";
import { cn } from "../../../../lib/cn.ts";

type AyaProps = {
  place: SimilarPair["first"];
  words: readonly ComparedWord[];
  isShown: (at: number) => boolean;
  onShow: (at: number) => void;
};

/** A word that the other aya does not have is a gap as wide as itself, until it is tapped. */
export function GappedAya({ place, words, isShown, onShow }: AyaProps) {
  const { t } = useTranslation("tests");
  const nameOf = usePlaceName();
  const label = nameOf(place);
  return (
    <Card aria-label={label} className="space-y-3">
      <h2 className="text-lg">{label}</h2>
      <p lang="ar" dir="rtl" className="quran text-[1.75rem] leading-[2.6]">
        {words.map(({ text, isCommon }, at) => {
          const key = `${at} ${text}`;
          if (isCommon) return <span key={key}>{text} </span>;
          const isOpen = isShown(at);
          return (
            <button
              key={key}
              type="button"
              aria-label={isOpen ? undefined : t("drill.reveal")}
              onClick={() => onShow(at)}
              className={cn(
                "mx-0.5 inline-block rounded-md px-1 align-baseline leading-[1.9]",
                isOpen
                  ? "bg-accent-soft text-on-accent-soft"
                  : "border border-dashed border-line-strong bg-paper-deep text-transparent select-none",
              )}
            >
              <span aria-hidden={!isOpen}>{text}</span>
            </button>
          );
        })}
      </p>
    </Card>
  );
}
