import type { PolicyValues } from "@riwaq/contracts/institute/policies";
import type { Language } from "@riwaq/contracts/languages";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";

import type { TermsSection } from "../../config/paths.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { formatFullDate } from "../../lib/format.ts";
import { useInstitute } from "../../lib/institute.ts";

type Value = keyof PolicyValues;
type Values = Pick<PolicyValues, Value>;

const OF_SECTION = {
  schedule: ["notice_hours", "moves_per_lesson"],
  makeup: ["make_ups_per_month", "make_up_days"],
} as const satisfies Partial<Record<TermsSection, readonly Value[]>>;

const dayOf = (date: string, language: Language) =>
  formatFullDate(`${date}T00:00:00Z`, language, "UTC");

/** What the terms say of one value; null where there is nothing to say. */
function sentenceOf(t: TFunction<"terms">, value: Value, values: Values): string | null {
  switch (value) {
    case "notice_hours":
      return t("values.notice", { count: values.notice_hours });
    case "moves_per_lesson":
      return t("values.moves", { count: values.moves_per_lesson });
    case "make_ups_per_month":
      return t("values.makeUps", { count: values.make_ups_per_month });
    case "make_up_days":
      return values.make_up_days === null ? null : t("bookWithin", { count: values.make_up_days });
  }
}

const isSet = (section: TermsSection): section is keyof typeof OF_SECTION => section in OF_SECTION;

/**
 * The lines of a section that name a figure: as it holds today, and from which day on it is another. The texts beside
 * them, which are written before any value is known, name none; until it is, a line says so much.
 */
export function TermsValues({ section }: { section: TermsSection }) {
  const { t } = useTranslation("terms");
  const { language } = useLanguage();
  const institute = useInstitute();
  if (!isSet(section)) return null;
  if (!institute) return <li>{t(`values.unknown.${section}`)}</li>;
  const { terms, terms_to_come: toCome } = institute;
  return OF_SECTION[section].flatMap((value) => {
    const now = sentenceOf(t, value, terms);
    const later = toCome.flatMap((coming, index) => {
      if (coming[value] === (toCome[index - 1] ?? terms)[value]) return [];
      const text = sentenceOf(t, value, coming) ?? t("values.noEnd");
      const date = dayOf(coming.holds_from, language);
      return <li key={`${value} ${coming.holds_from}`}>{t("fromDay", { date, text })}</li>;
    });
    return [now !== null && <li key={value}>{now}</li>, ...later];
  });
}

/** Above the terms, as long as some of them will be others. */
export function TermsChange() {
  const { t } = useTranslation("terms");
  const { language } = useLanguage();
  const next = useInstitute()?.terms_to_come[0];
  if (!next) return null;
  return (
    <p role="note" className="mt-8 rounded-md border border-line bg-info-soft p-4 text-info">
      {t("change", { date: dayOf(next.holds_from, language) })}
    </p>
  );
}
