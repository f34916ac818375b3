import { AUDIENCES } from "@riwaq/domain/people/public-profiles/words";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { languageLabel } from "../../../../lib/language-name.ts";
import { useOfferedProgrammes } from "../../../../lib/offered-programmes.ts";
import { NEED_GENDERS, NEED_LANGUAGES, type Need, withChoice } from "../model/need.ts";
import { NeedField } from "./need-field.tsx";

type NeedBarProps = { need: Need; onNeed: (need: Need) => void };

/** What is sought, in four lists; the order of the teachers follows. */
export function NeedBar({ need, onNeed }: NeedBarProps) {
  const { t } = useTranslation("showcase");
  const { language: reader } = useLanguage();
  const programmes = useOfferedProgrammes() ?? [];
  return (
    <section
      aria-label={t("filters.label")}
      className="grid gap-4 rounded-md border border-line bg-paper-deep p-4 sm:grid-cols-2 sm:p-5 lg:grid-cols-4"
    >
      <NeedField
        label={t("filters.programme")}
        any={t("filters.anyProgramme")}
        options={programmes.map(({ slug, name }) => ({ value: slug, label: name[reader] }))}
        value={need.programme}
        onChange={(programme) => onNeed(withChoice(need, { programme }))}
      />
      <NeedField
        label={t("filters.audience")}
        any={t("filters.anyAudience")}
        options={AUDIENCES.map((value) => ({ value, label: t(`audiences.${value}`) }))}
        value={need.audience}
        onChange={(audience) => onNeed(withChoice(need, { audience }))}
      />
      <NeedField
        label={t("filters.language")}
        any={t("filters.anyLanguage")}
        options={NEED_LANGUAGES.map((value) => ({ value, label: languageLabel(value, reader) }))}
        value={need.language}
        onChange={(language) => onNeed(withChoice(need, { language }))}
      />
      <NeedField
        label={t("filters.gender")}
        any={t("filters.anyGender")}
        options={NEED_GENDERS.map((value) => ({ value, label: t(`genders.${value}`) }))}
        value={need.gender}
        onChange={(gender) => onNeed(withChoice(need, { gender }))}
      />
      <NamedHours need={need} onNeed={onNeed} />
    </section>
  );
}

/** Hours that were named before put those who are free then first; one press leaves them open. */
function NamedHours({ need, onNeed }: NeedBarProps) {
  const { t } = useTranslation("showcase");
  if (!need.days && !need.parts) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 sm:col-span-full">
      {t("filters.hours")}
      <Button
        variant="outline"
        size="sm"
        className="min-h-11"
        onClick={() => onNeed(withChoice(need, { days: undefined, parts: undefined }))}
      >
        {t("filters.anyHours")}
      </Button>
    </p>
  );
}
