import { matchesText } from "@riwaq/domain/people/search-text";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";

import { Checkbox } from "../../../../components/ui/checkbox.tsx";
import { ErrorList } from "../../../../components/ui/error-list.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { SearchField } from "../../../../components/ui/search-field.tsx";
import { SkeletonRows } from "../../../../components/ui/skeleton.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../lib/format.ts";
import type { PupilList } from "../model/pupil-list.ts";

/** Fewer are seen at a glance. */
const SEARCHED_FROM = 6;

type ChoiceProps = { chosen: readonly string[]; onChange: (chosen: string[]) => void };

function Pupils({ pupils, chosen, onChange }: ChoiceProps & { pupils: Pupil[] }) {
  const id = useId();
  const toggle = (pupil: string, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, pupil] : chosen.filter((other) => other !== pupil));
  return (
    <ul className="max-h-52 overflow-y-auto rounded-md border border-line px-3 py-1">
      {pupils.map((pupil) => (
        <li key={pupil.id} className="flex min-h-11 items-center gap-3">
          <Checkbox
            id={`${id}-${pupil.id}`}
            checked={chosen.includes(pupil.id)}
            onCheckedChange={(checked) => toggle(pupil.id, checked === true)}
          />
          <label htmlFor={`${id}-${pupil.id}`} className="grow cursor-pointer py-2">
            <bdi>{pupil.name}</bdi>
          </label>
        </li>
      ))}
    </ul>
  );
}

type Pupil = NonNullable<PupilList["data"]>[number];

function Searched({ pupils, ...choice }: ChoiceProps & { pupils: readonly Pupil[] }) {
  const { t } = useTranslation("resources");
  const [typed, setTyped] = useState("");
  const found = pupils.filter(({ name }) => matchesText([name], typed));
  return (
    <>
      {pupils.length >= SEARCHED_FROM && (
        <SearchField placeholder={t("assign.search")} value={typed} onChange={setTyped} />
      )}
      {found.length === 0 ? (
        <p className="text-ink-muted">{t("assign.nobody")}</p>
      ) : (
        <Pupils pupils={found} {...choice} />
      )}
    </>
  );
}

type StudentChoicesProps = ChoiceProps & { pupils: PupilList; errors?: readonly string[] };

const NONE: readonly string[] = [];

/** Any of the teacher's students, found by name where there are many. */
export function StudentChoices({ pupils, errors = NONE, ...choice }: StudentChoicesProps) {
  const { t } = useTranslation("resources");
  const { language } = useLanguage();
  const count = choice.chosen.length;
  return (
    <fieldset className="min-w-0 space-y-2">
      <legend className="mb-1 font-semibold">{t("assign.label")}</legend>
      <QueryView
        query={pupils}
        loading={<SkeletonRows count={2} />}
        empty={<p className="text-ink-muted">{t("assign.none")}</p>}
      >
        {(data) => <Searched pupils={data} {...choice} />}
      </QueryView>
      <p role="status" className="text-sm text-ink-muted">
        {count > 0 && t("assign.chosen", { count, number: formatNumber(count, language) })}
      </p>
      <ErrorList messages={errors} />
    </fieldset>
  );
}
