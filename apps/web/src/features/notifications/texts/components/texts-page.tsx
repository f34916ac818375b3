import type { Language } from "@riwaq/contracts/languages";
import {
  TextGroup,
  type TextOfMessage,
  type TextsOfMessages,
} from "@riwaq/contracts/notifications/texts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Badge } from "../../../../components/ui/badge.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { FormField } from "../../../../components/ui/form-field.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { Select } from "../../../../components/ui/select.tsx";
import { paths } from "../../../../config/paths.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatList } from "../../../../lib/format.ts";
import { languageName } from "../../../../lib/language-name.ts";
import { textsQuery } from "../queries.ts";
import { TextPreviewDialog } from "./text-preview.tsx";

const EVERY = "every";

/** In which languages it is the institute's, and where that no longer fits. */
function Marks({ text: { group, worded, outdated, is_fixed } }: { text: TextOfMessage }) {
  const { t } = useTranslation("staff");
  const { language } = useLanguage();
  const namesOf = (codes: readonly Language[]) =>
    formatList(
      codes.map((code) => languageName(code, language)),
      language,
    );
  const own = worded.filter((code) => !outdated.includes(code));
  return (
    <p className="flex flex-wrap gap-2">
      <Badge>{t(`letters.groups.${group}`)}</Badge>
      {is_fixed && <Badge>{t("letters.isFixed")}</Badge>}
      {own.length > 0 && (
        <Badge tone="green">{t("letters.own", { languages: namesOf(own) })}</Badge>
      )}
      {outdated.length > 0 && (
        <Badge tone="yellow">{t("letters.outdatedIn", { languages: namesOf(outdated) })}</Badge>
      )}
    </p>
  );
}

function TextList({ texts }: { texts: TextsOfMessages }) {
  const { t } = useTranslation("staff");
  const { language } = useLanguage();
  return (
    <>
      <p role="status" className="mb-2 text-ink-muted">
        {t("letters.count", { count: texts.length })}
      </p>
      <ul className="divide-y divide-line border-y border-line">
        {texts.map((text) => (
          <li
            key={text.template}
            className="flex flex-col gap-3 py-3 sm:flex-row sm:items-center sm:justify-between sm:gap-4"
          >
            <div className="min-w-0 space-y-1.5">
              <p dir="auto" className="wrap-anywhere">
                {text.subject}
              </p>
              <Marks text={text} />
            </div>
            <div className="flex shrink-0 gap-2">
              <TextPreviewDialog text={text} />
              {!text.is_fixed && (
                <Button asChild variant="outline" size="sm">
                  <Link
                    to={paths.wording}
                    params={{ template: text.template, language }}
                    aria-label={t("letters.editName", { name: text.subject })}
                  >
                    {t("letters.edit")}
                  </Link>
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Every mail and notice that goes out by itself, as its readers get it. */
export function TextsPage() {
  const { t } = useTranslation(["staff", "common"]);
  const query = useQuery(textsQuery);
  const [group, setGroup] = useState<string>(EVERY);
  return (
    <>
      <PageHeader title={t("common:titles.letters")} description={t("letters.intro")} />
      <FormField label={t("letters.group")} className="mb-6 max-w-sm">
        {(control) => (
          <Select
            {...control}
            options={[
              { value: EVERY, label: t("letters.every") },
              ...TextGroup.options.map((value) => ({
                value,
                label: t(`letters.groups.${value}`),
              })),
            ]}
            value={group}
            onValueChange={setGroup}
          />
        )}
      </FormField>
      <div className="max-w-3xl">
        <QueryView query={query}>
          {(texts) => (
            <TextList texts={texts.filter((text) => group === EVERY || text.group === group)} />
          )}
        </QueryView>
      </div>
    </>
  );
}
