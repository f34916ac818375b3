import type { Applicant, FoundStudent } from "@riwaq/contracts/people/teachers";
import { FOUND_STUDENTS_MAX, STUDENT_SEARCH_MIN } from "@riwaq/contracts/people/teachers";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Badge } from "../../../../components/ui/badge.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { ServerSearchField } from "../../../../components/ui/server-search-field.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../lib/format.ts";
import { useInstitute } from "../../../../lib/institute.ts";
import { ruleSetAside } from "../model/gender-exception.ts";
import { foundStudentsQuery } from "../queries.ts";
import { ExceptionButton } from "./exception-button.tsx";
import { PupilLine } from "./pupil-line.tsx";

type PupilSearchProps = { teacher: Applicant; allowedIds: readonly string[] };

function Choice({ teacher, allowedIds, pupil }: PupilSearchProps & { pupil: FoundStudent }) {
  const { t } = useTranslation("staff");
  const sameGenderFrom12 = useInstitute()?.same_gender_from_12 ?? true;
  if (allowedIds.includes(pupil.id)) {
    return <Badge tone="green">{t("exceptions.allowed")}</Badge>;
  }
  return ruleSetAside(pupil, teacher, sameGenderFrom12) === null ? (
    <span className="text-sm text-ink-muted">{t("exceptions.notNeeded")}</span>
  ) : (
    <ExceptionButton teacher={teacher} pupil={pupil} change="allow" />
  );
}

function Found({ teacher, allowedIds, search }: PupilSearchProps & { search: string }) {
  const { t } = useTranslation("staff");
  const { language } = useLanguage();
  const query = useQuery(foundStudentsQuery(search));
  return (
    <QueryView
      query={query}
      isEmpty={(pupils) => pupils.length === 0 && !query.isPlaceholderData}
      empty={<p className="text-ink-muted">{t("exceptions.nobody")}</p>}
    >
      {(pupils) => (
        <>
          <ul aria-label={t("exceptions.found")} className="divide-y divide-line">
            {pupils.map((pupil) => (
              <PupilLine key={pupil.id} pupil={pupil}>
                <Choice teacher={teacher} pupil={pupil} allowedIds={allowedIds} />
              </PupilLine>
            ))}
          </ul>
          {pupils.length === FOUND_STUDENTS_MAX && (
            <p className="text-sm text-ink-muted">
              {t("exceptions.first", { number: formatNumber(FOUND_STUDENTS_MAX, language) })}
            </p>
          )}
        </>
      )}
    </QueryView>
  );
}

/** Looks for pupils by name, from two letters on, to allow one of them. */
export function PupilSearch({ teacher, allowedIds }: PupilSearchProps) {
  const { t } = useTranslation("staff");
  const [search, setSearch] = useState("");
  return (
    <div className="space-y-2">
      <ServerSearchField
        label={t("exceptions.search")}
        start=""
        onSearch={(typed) => setSearch(typed.trim())}
      />
      {search.length >= STUDENT_SEARCH_MIN ? (
        <Found teacher={teacher} allowedIds={allowedIds} search={search} />
      ) : (
        <p className="text-sm text-ink-muted">{t("exceptions.typeMore")}</p>
      )}
    </div>
  );
}
