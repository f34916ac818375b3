import type { Portion } from "@riwaq/contracts/memory/plan";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../lib/format.ts";

/** What a portion is called, where it stands, and how long it takes. */
export function usePortionNames() {
  const { t } = useTranslation("practice");
  const { language } = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const placeOf = ({ page, lines }: Pick<Portion, "page" | "lines">): string => {
    if (!lines) return t("place.page", { page: number(page) });
    const { first, last } = lines;
    const said = { page: number(page), first: number(first), last: number(last) };
    return t(first === last ? "place.line" : "place.lines", said);
  };
  return {
    streamOf: ({ stream }: Pick<Portion, "stream">) => t(`streams.${stream}`),
    placeOf,
    minutesOf: (count: number) => t("today.minutes", { count, number: number(count) }),
  };
}
