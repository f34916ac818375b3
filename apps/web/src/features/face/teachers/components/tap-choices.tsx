import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { ErrorState } from "../../../../components/ui/error-state.tsx";
import { Skeleton } from "../../../../components/ui/skeleton.tsx";
import { paths } from "../../../../config/paths.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { useOfferedProgrammes, useOfferedState } from "../../../../lib/offered-programmes.ts";
import { AGES, ANY_LEVEL, type Question, type Taps, WHENS, WHO } from "../model/five-taps.ts";

type Choice = { value: string; label: string; hint?: string };

/** What can be answered; undefined while it is still read. */
function useChoices(question: Question, taps: Taps): Choice[] | undefined {
  const { t } = useTranslation("showcase");
  const { language } = useLanguage();
  const programmes = useOfferedProgrammes();
  switch (question) {
    case "who":
      return WHO.map((value) => ({ value, label: t(`find.who.${value}`) }));
    case "age":
      return Object.keys(AGES[taps.who ?? "me"]).map((value) => ({
        value,
        label: t(`find.ages.${value}` as "find.ages.woman"),
      }));
    case "programme":
      return programmes?.map(({ slug, name }) => ({ value: slug, label: name[language] }));
    case "level": {
      const levels = programmes?.find(({ slug }) => slug === taps.programme)?.levels;
      const known = levels?.map(({ id, name, description }) => ({
        value: id,
        label: name[language],
        hint: description[language],
      }));
      return programmes && [...(known ?? []), { value: ANY_LEVEL, label: t("find.anyLevel") }];
    }
    case "when":
      return WHENS.map((value) => ({ value, label: t(`find.when.${value}`) }));
  }
}

/** One tap each: a link that leads on, so that going back in the browser goes back one answer. */
export function TapChoices({ question, taps }: { question: Question; taps: Taps }) {
  const { t } = useTranslation("showcase");
  const choices = useChoices(question, taps);
  const { isError, refetch } = useOfferedState();
  if (!choices && isError) return <ErrorState onRetry={() => void refetch()} />;
  if (!choices) return <Skeleton className="h-60 rounded-md" />;
  if (choices.length === 0) return <p className="text-ink-muted">{t("find.nothing")}</p>;
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {choices.map(({ value, label, hint }) => (
        <li key={value}>
          <Link
            to={paths.findTeacher}
            search={{ ...taps, [question]: value }}
            className="flex h-full min-h-14 flex-col justify-center rounded-md border border-line-strong bg-surface px-4 py-3 hover:border-primary hover:bg-primary-soft"
          >
            <span className="font-semibold">{label}</span>
            {hint && <span className="text-sm text-ink-muted">{hint}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
