import type { FoundStudent } from "@riwaq/contracts/people/teachers";
import { STUDENT_SEARCH_MIN } from "@riwaq/contracts/people/teachers";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { ServerSearchField } from "../../../../components/ui/server-search-field.tsx";
import { isolated } from "../../../../lib/format.ts";
import { foundStudentsQuery } from "../queries.ts";
import { PupilLine } from "./pupil-line.tsx";

type FoundPupilFieldProps = { label: string; value: string; onChange: (id: string) => void };

/** Chooses one of the institute's pupils by name, for the forms of other features. */
export function FoundPupilField({ label, value, onChange }: FoundPupilFieldProps) {
  const { t } = useTranslation("staff");
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState<FoundStudent>();
  const choose = (pupil: FoundStudent | undefined) => {
    setChosen(pupil);
    onChange(pupil?.id ?? "");
  };
  return (
    <fieldset className="space-y-2">
      <legend className="mb-1.5 font-semibold">{label}</legend>
      {chosen && chosen.id === value ? (
        <ul className="rounded-md border border-line px-4">
          <PupilLine pupil={chosen}>
            <Button variant="ghost" onClick={() => choose(undefined)}>
              {t("bookFor.change")}
            </Button>
          </PupilLine>
        </ul>
      ) : (
        <>
          <ServerSearchField
            label={t("exceptions.search")}
            start={search}
            onSearch={(typed) => setSearch(typed.trim())}
          />
          {search.length < STUDENT_SEARCH_MIN ? (
            <p className="text-sm text-ink-muted">{t("exceptions.typeMore")}</p>
          ) : (
            <Found search={search} onChoose={choose} />
          )}
        </>
      )}
    </fieldset>
  );
}

function Found({ search, onChoose }: { search: string; onChoose: (pupil: FoundStudent) => void }) {
  const { t } = useTranslation("staff");
  const query = useQuery(foundStudentsQuery(search));
  return (
    <QueryView
      query={query}
      isEmpty={(pupils) => pupils.length === 0 && !query.isPlaceholderData}
      empty={<p className="text-ink-muted">{t("exceptions.nobody")}</p>}
    >
      {(pupils) => (
        <ul aria-label={t("exceptions.found")} className="divide-y divide-line">
          {pupils.map((pupil) => (
            <PupilLine key={pupil.id} pupil={pupil}>
              <Button
                variant="outline"
                aria-label={t("bookFor.chooseOne", { name: isolated(pupil.name) })}
                onClick={() => onChoose(pupil)}
              >
                {t("bookFor.choose")}
              </Button>
            </PupilLine>
          ))}
        </ul>
      )}
    </QueryView>
  );
}
