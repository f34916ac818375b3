import { LEVELS_MAX, type NewProgramme } from "@riwaq/contracts/people/programmes";
import { Plus, Trash2 } from "lucide-react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../lib/format.ts";
import { NameFields } from "./name-fields.tsx";

/** The names of the levels, the first one first; a programme may have none. */
export function LevelFields() {
  const { t } = useTranslation("staff");
  const { language } = useLanguage();
  const { control } = useFormContext<NewProgramme>();
  const { fields, append, remove } = useFieldArray({ control, name: "levels" });
  return (
    <fieldset className="space-y-3">
      <legend className="font-semibold">{t("programmes.levels")}</legend>
      {fields.map(({ id }, index) => {
        const number = formatNumber(index + 1, language);
        return (
          <fieldset key={id} className="space-y-4 rounded-md border border-line p-4">
            <legend className="px-1 text-sm font-semibold">
              {t("programmes.level", { number })}
            </legend>
            <NameFields path={`levels.${index}`} />
            <Button variant="ghost" className="text-danger!" onClick={() => remove(index)}>
              <Trash2 aria-hidden strokeWidth={1.75} />
              {t("programmes.removeLevel", { number })}
            </Button>
          </fieldset>
        );
      })}
      {fields.length < LEVELS_MAX && (
        <Button variant="outline" onClick={() => append({ en: "", fr: "", ar: "" })}>
          <Plus aria-hidden strokeWidth={1.75} />
          {t("programmes.addLevel")}
        </Button>
      )}
    </fieldset>
  );
}
