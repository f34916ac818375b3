import type { Language } from "@riwaq/contracts/languages";
import type { SetPhrase } from "@riwaq/contracts/learning/phrases";
import { languageUnread } from "@riwaq/domain/learning/phrases/language-of";
import { phrasesLike } from "@riwaq/domain/learning/phrases/phrases-like";
import { Languages, Plus } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNames } from "../../../../lib/format.ts";

const OFFERED_MAX = 2;
const NONE: readonly SetPhrase[] = [];

type UnreadWordsProps = {
  text: string;
  /** Those that may be taken instead. */
  phrases?: readonly SetPhrase[];
  reads: readonly Language[];
  onTake?: (phrase: SetPhrase) => void;
};

/** "This family reads French", beside what is written in another language, with the phrases that say it in theirs. */
export function UnreadWords({ text, phrases = NONE, reads, onTake }: UnreadWordsProps) {
  const { t } = useTranslation("reports");
  const { language } = useLanguage();
  const written = languageUnread(text, reads);
  if (written === null) return null;
  const alike = phrasesLike(text, phrases, OFFERED_MAX);
  const languages = formatNames(
    reads.map((code) => t(`languages.reads.${code}`)),
    language,
  );
  return (
    <div
      role="status"
      className="space-y-2 rounded-md bg-accent-soft px-3.5 py-2.5 text-sm text-on-accent-soft"
    >
      <p className="flex items-start gap-2.5">
        <Languages aria-hidden strokeWidth={1.75} className="mt-0.5 size-4.5 shrink-0" />
        <span>
          {t("unread.says", { languages, written: t(`languages.in.${written}`) })}{" "}
          {t(alike.length > 0 ? "unread.instead" : "unread.none")}
        </span>
      </p>
      {alike.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {alike.map((phrase) => (
            <li key={phrase.phrase} className="max-w-full">
              <Button
                variant="outline"
                size="sm"
                className="min-h-11 text-start"
                onClick={() => onTake?.(phrase)}
              >
                <Plus aria-hidden strokeWidth={1.75} />
                <bdi lang={reads[0]}>{phrase.words[reads[0] ?? language]}</bdi>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
