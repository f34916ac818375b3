import { SURA_NAMES } from "@riwaq/domain/learning/quran/sura-names";
import { ChevronDown } from "lucide-react";

import { FormField } from "../../../../components/ui/form-field.tsx";
import { Input } from "../../../../components/ui/input.tsx";
import { useCombobox } from "../../../../components/ui/use-combobox.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { matchingSuras } from "../model/find-sura.ts";
import { SuraList } from "./sura-list.tsx";

type SuraFieldProps = {
  label: string;
  value: number | null;
  onChange: (sura: number) => void;
  isInvalid: boolean;
};

function useSuraName() {
  const { language } = useLanguage();
  return (sura: number | null) => {
    const name = SURA_NAMES[(sura ?? 0) - 1];
    if (!name) return "";
    return `${sura}. ${name[language]}`;
  };
}

/** The 114 suras are found by number, Arabic or Latin name; what is not chosen does not count. */
export function SuraField({ label, value, onChange, isInvalid }: SuraFieldProps) {
  const nameOf = useSuraName();
  const search = useCombobox({
    find: (typed) => matchingSuras(typed ?? ""),
    firstIndex: (suras) => suras.indexOf(value ?? 0),
    onChoose: onChange,
  });
  return (
    <FormField label={label} className="min-w-0 grow basis-60">
      {(control) => (
        <div className="relative">
          <Input
            {...control}
            aria-invalid={isInvalid}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={search.isOpen}
            aria-controls={search.listId}
            aria-activedescendant={search.activeId}
            autoComplete="off"
            spellCheck={false}
            dir={search.text ? "auto" : undefined}
            className="pe-10"
            value={search.text ?? nameOf(value)}
            onChange={(event) => search.type(event.target.value)}
            onFocus={(event) => event.target.select()}
            onClick={search.open}
            onKeyDown={search.onKeyDown}
            onBlur={search.close}
          />
          <ChevronDown
            aria-hidden
            strokeWidth={1.75}
            className="pointer-events-none absolute inset-y-0 end-3.5 my-auto size-4.5 text-ink-muted"
          />
          {search.isOpen && (
            <SuraList
              id={search.listId}
              suras={search.shown}
              activeIndex={search.activeIndex}
              chosen={value}
              onChoose={search.choose}
            />
          )}
        </div>
      )}
    </FormField>
  );
}
