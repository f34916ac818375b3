import { ChevronDown } from "lucide-react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/use-language.ts";
import { formatTime } from "../../lib/format.ts";
import { useCurrentMinute } from "../../lib/use-current-minute.ts";
import { useCity } from "../lessons/use-city.ts";
import { FormField } from "../ui/form-field.tsx";
import { Input } from "../ui/input.tsx";
import { TimeZoneList } from "./time-zone-list.tsx";
import { useTimeZoneSearch } from "./use-time-zone-search.ts";

type TimeZoneFieldProps = {
  value: string;
  onChange: (zone: string) => void;
  errors: readonly string[];
};

/** Some four hundred zones are found by typing a city; what is not chosen does not count. Wants the namespaces `profile` and `lessons`. */
export function TimeZoneField({ value, onChange, errors }: TimeZoneFieldProps) {
  const { t } = useTranslation("profile");
  const { language } = useLanguage();
  const city = useCity();
  const search = useTimeZoneSearch(value, onChange);
  const now = formatTime(useCurrentMinute(), language, value);
  return (
    <FormField
      label={t("form.timeZone")}
      hint={search.isOpen ? t("form.timeZoneSearch") : t("form.timeZoneNow", { time: now })}
      errors={errors}
    >
      {(control) => (
        <div className="relative">
          <Input
            {...control}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={search.isOpen}
            aria-controls={search.listId}
            aria-activedescendant={search.activeId}
            autoComplete="off"
            spellCheck={false}
            className="pe-10"
            value={search.text ?? city(value)}
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
            <TimeZoneList
              id={search.listId}
              zones={search.shown}
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
