import type { Wording } from "@riwaq/contracts/notifications/texts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { Note } from "../../../../components/ui/note.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { paths } from "../../../../config/paths.ts";
import { LANGUAGES } from "../../../../i18n/languages.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { ApiError } from "../../../../lib/api-error.ts";
import { cn } from "../../../../lib/cn.ts";
import { deviceTimeZone, formatDateTime, isolated } from "../../../../lib/format.ts";
import { useReaderZone } from "../../../../lib/own-profile.ts";
import { type Place, textsQuery, wordingQuery } from "../queries.ts";
import { LANGUAGE_NAMES } from "./arrived.tsx";
import { WordingEditor } from "./wording-editor.tsx";

/** Each language has a page of its own: what is typed in one is not lost on the way to another. */
function Languages({ place: { template, language: shown } }: { place: Place }) {
  const { t } = useTranslation("staff");
  return (
    <nav aria-label={t("letters.languages")} className="mb-6 flex flex-wrap gap-2">
      {LANGUAGES.map((language) => (
        <Link
          key={language}
          to={paths.wording}
          params={{ template, language }}
          lang={language}
          resetScroll={false}
          aria-current={language === shown ? "page" : undefined}
          className={cn(
            "flex min-h-11 items-center rounded-md border px-4 font-semibold no-underline",
            language === shown
              ? "border-primary bg-primary text-on-primary"
              : "border-line-strong bg-surface text-ink hover:bg-paper-deep",
          )}
        >
          {LANGUAGE_NAMES[language]}
        </Link>
      ))}
    </nav>
  );
}

function State({ wording: { changed_at, changed_by, version } }: { wording: Wording }) {
  const { t } = useTranslation("staff");
  const { language } = useLanguage();
  const zone = useReaderZone() ?? deviceTimeZone();
  if (version === 0 || changed_at === null) return null;
  const moment = formatDateTime(changed_at, language, zone);
  return (
    <p className="text-ink-muted">
      {changed_by === null
        ? t("letters.changedAt", { moment })
        : t("letters.changedBy", { moment, name: isolated(changed_by) })}
    </p>
  );
}

type OneProps = { place: Place; query: ReturnType<typeof useQuery<Wording>> };

function OneWording({ place, query }: OneProps) {
  const { t } = useTranslation(["staff", "common"]);
  const { template, language } = place;
  const subject = useQuery(textsQuery).data?.find((text) => text.template === template)?.subject;
  return (
    <>
      <PageHeader
        title={subject === undefined ? t("common:titles.letters") : isolated(subject)}
        description={t("letters.editIntro")}
      />
      <Languages place={place} />
      <QueryView query={query}>
        {(wording) =>
          wording.is_fixed ? (
            <Note className="max-w-3xl">{t("letters.fixed")}</Note>
          ) : (
            <div className="max-w-5xl space-y-5">
              <State wording={wording} />
              <WordingEditor key={`${template} ${language}`} wording={wording} />
            </div>
          )
        }
      </QueryView>
    </>
  );
}

/** One mail or notice in one language, in the institute's words beside those that come with the software. */
export function WordingPage({ place }: { place: Place }) {
  const { t } = useTranslation("staff");
  const query = useQuery(wordingQuery(place));
  const isGone = query.error instanceof ApiError && query.error.status === 404;
  return (
    <>
      <p className="mb-3">
        <Link to={paths.letters} className="text-primary underline underline-offset-4">
          {t("letters.back")}
        </Link>
      </p>
      {isGone ? (
        <EmptyState title={t("letters.gone")} hint={t("letters.goneHint")} />
      ) : (
        <OneWording place={place} query={query} />
      )}
    </>
  );
}
