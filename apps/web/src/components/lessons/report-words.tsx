import type { ReportWord } from "@riwaq/contracts/learning/phrases";
import type { ReportContent } from "@riwaq/contracts/learning/reports";
import { languageOf } from "@riwaq/domain/learning/phrases/language-of";
import { keyOfWord } from "@riwaq/domain/learning/phrases/phrase";
import { Languages, PenLine } from "lucide-react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/use-language.ts";
import { cn } from "../../lib/cn.ts";

const SIGNS = { phrase: Languages, own: PenLine };

type Origin = keyof typeof SIGNS;

const originOf = (word: ReportWord): Origin => (typeof word === "string" ? "own" : "phrase");

function Sign({ origin }: { origin: Origin }) {
  const Icon = SIGNS[origin];
  return <Icon aria-hidden strokeWidth={1.75} className="mt-1 size-4 shrink-0 text-ink-muted" />;
}

/** Said of what a teacher wrote in a language other than the reader's, where that is certain. */
function InLanguage({ text }: { text: string }) {
  const { t } = useTranslation("reports");
  const { language } = useLanguage();
  const written = languageOf(text);
  if (written === null || written === language) return null;
  return <span className="text-sm text-ink-muted">({t(`languages.in.${written}`)})</span>;
}

/** A set phrase in the reader's language, or the teacher's own words as they were written. */
export function WordText({ word }: { word: ReportWord }) {
  const { language } = useLanguage();
  if (typeof word !== "string") return <bdi lang={language}>{word.words[language]}</bdi>;
  return (
    <>
      <bdi lang={languageOf(word) ?? undefined}>{word}</bdi> <InLanguage text={word} />
    </>
  );
}

/** Words of a report, each with the sign of where it comes from. Wants the namespace `reports`. */
export function WordList({ words }: { words: readonly ReportWord[] }) {
  const { t } = useTranslation("reports");
  return (
    <ul className="space-y-1.5">
      {words.map((word) => (
        <li key={keyOfWord(word)} className="flex items-start gap-2.5">
          <Sign origin={originOf(word)} />
          <span className="min-w-0">
            <WordText word={word} />
            <span className="sr-only"> ({t(`origins.short.${originOf(word)}`)})</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A longer text of the teacher's own. */
export function OwnText({ text, className }: { text: string; className?: string }) {
  return (
    <div className="flex items-start gap-2.5">
      <Sign origin="own" />
      <div className="min-w-0">
        <p
          dir="auto"
          lang={languageOf(text) ?? undefined}
          className={cn("measure whitespace-pre-line", className)}
        >
          {text}
        </p>
        <InLanguage text={text} />
      </div>
    </div>
  );
}

function originsIn(content: ReportContent): Origin[] {
  const { strengths, to_work_on, homework_phrases, homework, message } = content;
  const own = [homework, message].filter((text) => text !== "");
  const found = new Set([...strengths, ...to_work_on, ...homework_phrases, ...own].map(originOf));
  return (["phrase", "own"] as const).filter((origin) => found.has(origin));
}

/** What the signs of a report mean, of those that stand in it. */
export function WordOrigins({ content }: { content: ReportContent }) {
  const { t } = useTranslation("reports");
  const origins = originsIn(content);
  if (origins.length === 0) return null;
  return (
    <ul className="space-y-1 text-sm text-ink-muted">
      {origins.map((origin) => (
        <li key={origin} className="flex items-start gap-2.5">
          <Sign origin={origin} />
          {t(`origins.${origin}`)}
        </li>
      ))}
    </ul>
  );
}
