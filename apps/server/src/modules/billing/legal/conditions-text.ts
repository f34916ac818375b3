import type { Conditions } from "@riwaq/contracts/billing/legal";
import type { Language } from "@riwaq/contracts/languages";
import { type ConditionsFacts, conditionsOf } from "@riwaq/domain/billing/conditions";

import { legalText } from "../../../platform/i18n/translate.ts";

/** The conditions of sale in words, section by section: the same facts always give the same words. */
export function conditionsSections(
  language: Language,
  facts: ConditionsFacts,
): Pick<Conditions, "title" | "sections"> {
  return {
    title: legalText("conditions:title", language),
    sections: conditionsOf(facts).map(({ section, lines }) => ({
      section,
      title: legalText(`conditions:sections.${section}`, language),
      lines: lines.map(({ key, count, words }) =>
        legalText(`conditions:lines.${key}`, language, {
          ...words,
          ...(count !== undefined && { count }),
        }),
      ),
    })),
  };
}

/** The same as one text, as it is kept with an order. */
export function conditionsText(language: Language, facts: ConditionsFacts): string {
  const { title, sections } = conditionsSections(language, facts);
  const parts = sections.map(
    (section, at) => `${at + 1}. ${section.title}\n${section.lines.join("\n")}`,
  );
  return [title, ...parts].join("\n\n");
}
