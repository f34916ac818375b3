import { SURA_NAMES } from "@riwaq/domain/learning/quran/sura-names";
import { useTranslation } from "react-i18next";

import { FormField } from "../../../../components/ui/form-field.tsx";
import { Select } from "../../../../components/ui/select.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../lib/format.ts";
import { type Chosen, offeredOf } from "../model/test-range.ts";

type NumberProps = {
  label: string;
  value: number;
  choices: readonly number[];
  name?: (choice: number) => string;
  onChange: (choice: number) => void;
};

function NumberChoice({ label, value, choices, name, onChange }: NumberProps) {
  const { language } = useLanguage();
  const say = name ?? ((choice: number) => formatNumber(choice, language));
  return (
    <FormField label={label}>
      {(control) => (
        <Select
          {...control}
          options={choices.map((choice) => ({ value: `${choice}`, label: say(choice) }))}
          value={`${value}`}
          onValueChange={(next) => onChange(Number(next))}
        />
      )}
    </FormField>
  );
}

type GroundProps = {
  pages: readonly number[];
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
};

/** Which juz, which sura, or from which page to which: of those that are held. */
export function GroundFields({ pages, chosen, onChange }: GroundProps) {
  const { t } = useTranslation("tests");
  const { language } = useLanguage();
  const { juz, suras } = offeredOf(pages);
  const { ground, first, last } = chosen;
  if (ground === "all") {
    return (
      <p className="text-ink-muted">
        {t("begin.held", { count: pages.length, number: formatNumber(pages.length, language) })}
      </p>
    );
  }
  if (ground === "juz") {
    return (
      <NumberChoice
        label={t("begin.ground.juz")}
        value={chosen.juz}
        choices={juz}
        onChange={(next) => onChange({ ...chosen, juz: next })}
      />
    );
  }
  if (ground === "sura") {
    return (
      <NumberChoice
        label={t("begin.ground.sura")}
        value={chosen.sura}
        choices={suras}
        name={(one) => `${formatNumber(one, language)} · ${SURA_NAMES[one - 1]?.[language] ?? ""}`}
        onChange={(next) => onChange({ ...chosen, sura: next })}
      />
    );
  }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <NumberChoice
        label={t("begin.firstPage")}
        value={first}
        choices={pages}
        onChange={(next) => onChange({ ...chosen, first: next, last: Math.max(next, last) })}
      />
      <NumberChoice
        label={t("begin.lastPage")}
        value={last}
        choices={pages.filter((page) => page >= first)}
        onChange={(next) => onChange({ ...chosen, last: next })}
      />
    </div>
  );
}
