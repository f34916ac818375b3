import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../../i18n/use-language.ts";
import { useOfferedProgrammes } from "../../../../lib/offered-programmes.ts";
import { ANY_LEVEL, type Taps } from "../model/five-taps.ts";

/** What was answered, in words: the level is the teacher's to hear, and orders nobody. */
export function SaidAnswers({ taps }: { taps: Taps }) {
  const { t } = useTranslation("showcase");
  const { language } = useLanguage();
  const programme = useOfferedProgrammes()?.find(({ slug }) => slug === taps.programme);
  const level = programme?.levels.find(({ id }) => id === taps.level);
  const answers = [
    t(`find.who.${taps.who ?? "me"}`),
    t(`find.ages.${taps.age ?? ""}` as "find.ages.woman"),
    programme?.name[language],
    taps.level === ANY_LEVEL ? undefined : level?.name[language],
    t(`find.when.${taps.when ?? "any"}`),
  ];
  return (
    <p className="mb-6 text-ink-muted">
      {t("find.said", { answers: answers.filter((answer) => answer).join(" · ") })}
    </p>
  );
}
