import { PHRASE_KINDS } from "@riwaq/domain/learning/phrases/phrase";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { FormField } from "../../../../components/ui/form-field.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { Select } from "../../../../components/ui/select.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { phraseProgrammesQuery, staffPhrasesQuery } from "../queries.ts";
import { PhraseList } from "./phrase-list.tsx";

const EVERY = "every";

type ProgrammeFieldProps = { value: string | null; onChange: (id: string | null) => void };

function ProgrammeField({ value, onChange }: ProgrammeFieldProps) {
  const { t } = useTranslation("staff");
  const { language } = useLanguage();
  const { data: programmes = [] } = useQuery(phraseProgrammesQuery);
  return (
    <FormField label={t("phrases.programme")} className="mb-8 max-w-md">
      {(control) => (
        <Select
          {...control}
          options={[
            { value: EVERY, label: t("phrases.everyProgramme") },
            ...programmes.map(({ id, name }) => ({ value: id, label: name[language] })),
          ]}
          value={value ?? EVERY}
          onValueChange={(chosen) => onChange(chosen === EVERY ? null : chosen)}
        />
      )}
    </FormField>
  );
}

/** What teachers pick for their reports, written in every language and put in order by staff. */
export function PhrasesPage() {
  const { t } = useTranslation(["staff", "common"]);
  const query = useQuery(staffPhrasesQuery);
  const [programmeId, setProgrammeId] = useState<string | null>(null);
  return (
    <>
      <PageHeader title={t("common:titles.phrases")} description={t("phrases.intro")} />
      <ProgrammeField value={programmeId} onChange={setProgrammeId} />
      <QueryView query={query}>
        {(all) => (
          <div className="max-w-4xl space-y-12">
            {PHRASE_KINDS.map((kind) => (
              <PhraseList
                key={`${programmeId} ${kind}`}
                list={{ programme_id: programmeId, kind }}
                phrases={all.filter(
                  (phrase) => phrase.kind === kind && phrase.programme_id === programmeId,
                )}
              />
            ))}
          </div>
        )}
      </QueryView>
    </>
  );
}
