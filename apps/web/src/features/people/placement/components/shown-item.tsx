import type { Item } from "@riwaq/domain/people/placement/item";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../../i18n/use-language.ts";
import { cn } from "../../../../lib/cn.ts";

/** Longer ones are sentences. */
const WORD_MAX = 12;
const TEXT_FROM = 60;

function sizeOf(text: string) {
  if (text.length <= WORD_MAX) return "text-5xl leading-[1.8] sm:text-6xl sm:leading-[1.8]";
  return text.length < TEXT_FROM ? "text-4xl leading-loose" : "text-3xl leading-loose text-start";
}

/** What is looked at: Arabic in the letters of the house, or a sound in Latin ones. */
export function ShownItem({ item: { shown } }: { item: Item }) {
  const { language } = useLanguage();
  if (shown === undefined) return null;
  if (typeof shown !== "string") {
    return (
      <p className="text-center font-display text-4xl text-primary">
        <bdi>{shown[language]}</bdi>
      </p>
    );
  }
  return (
    <p
      lang="ar"
      dir="rtl"
      className={cn(
        "rounded-md border border-line bg-surface px-5 py-4 text-center font-display text-primary sm:px-8",
        sizeOf(shown),
      )}
    >
      <Gapped text={shown} />
    </p>
  );
}

function Gapped({ text }: { text: string }) {
  const { t } = useTranslation("placement");
  const { language } = useLanguage();
  const [before, after] = text.split("…");
  if (after === undefined) return text;
  return (
    <>
      {before}
      <span className="mx-1 inline-block w-20 border-b-2 border-line-strong align-baseline">
        <span lang={language} className="sr-only">
          {t("gap")}
        </span>
      </span>
      {after}
    </>
  );
}
