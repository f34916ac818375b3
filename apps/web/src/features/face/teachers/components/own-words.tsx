import type { PublicTeacherPage } from "@riwaq/contracts/views/public-teachers";
import { PROFILE_QUESTIONS } from "@riwaq/domain/people/public-profiles/words";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../../i18n/use-language.ts";
import { languageName } from "../../../../lib/language-name.ts";

type OwnWordsProps = Pick<PublicTeacherPage, "answers" | "answers_language">;

/** Three questions, and what the teacher wrote: as it was written, with its language where it is not the reader's. */
export function OwnWords({ answers, answers_language: written }: OwnWordsProps) {
  const { t } = useTranslation("showcase");
  const { language } = useLanguage();
  const said = PROFILE_QUESTIONS.filter((question) => answers[question] !== "");
  if (said.length === 0) return null;
  return (
    <section aria-labelledby="own-words" className="space-y-5">
      <h2 id="own-words">{t("words.title")}</h2>
      {said.map((question) => (
        <div key={question}>
          <h3 className="font-sans text-base font-semibold">{t(`words.${question}`)}</h3>
          <p dir="auto" lang={written} className="mt-1 measure whitespace-pre-line wrap-anywhere">
            {answers[question]}
          </p>
        </div>
      ))}
      {written !== language && (
        <p className="text-sm text-ink-muted">
          {t("words.writtenIn", { language: languageName(written, language) })}
        </p>
      )}
    </section>
  );
}
