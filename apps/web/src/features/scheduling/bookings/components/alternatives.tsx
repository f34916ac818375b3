import { useTranslation } from "react-i18next";

import { TwoClocks } from "../../../../components/lessons/two-clocks.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatLongDate } from "../../../../lib/format.ts";

type AlternativesProps = {
  starts: readonly string[];
  readerZone: string;
  otherZone: string;
  onChoose: (start: string) => void;
};

/** Free hours near the one that could not be had. */
export function Alternatives({ starts, readerZone, otherZone, onChoose }: AlternativesProps) {
  const { t } = useTranslation("booking");
  const { language } = useLanguage();
  if (starts.length === 0) return null;
  return (
    <section aria-label={t("alternatives")} className="space-y-2">
      <h3 className="font-sans text-base font-semibold tracking-normal">{t("alternatives")}</h3>
      <ul className="space-y-2">
        {starts.map((start) => (
          <li key={start}>
            <Button
              variant="outline"
              className="w-full flex-wrap justify-between gap-x-4 gap-y-0 text-start font-normal"
              onClick={() => onChoose(start)}
            >
              <span className="font-semibold first-letter:uppercase">
                {formatLongDate(start, language, readerZone)}
              </span>
              <TwoClocks startsAt={start} readerZone={readerZone} otherZone={otherZone} />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
