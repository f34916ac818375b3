import type { EarlierWording, Wording } from "@riwaq/contracts/notifications/texts";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { directionOf } from "../../../../i18n/languages.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { deviceTimeZone, formatDateTime, isolated } from "../../../../lib/format.ts";
import { useReaderZone } from "../../../../lib/own-profile.ts";

type EarlierProps = { wording: Wording; onTake: (earlier: EarlierWording) => void };

/** What the institute said before: taken up again it stands in the form, and is sent once it is saved. */
export function EarlierWordings({ wording: { earlier, language }, onTake }: EarlierProps) {
  const { t } = useTranslation("staff");
  const { language: own } = useLanguage();
  const zone = useReaderZone() ?? deviceTimeZone();
  if (earlier.length === 0) return null;
  const momentOf = ({ until, changed_by: by }: EarlierWording) => {
    const moment = formatDateTime(until, own, zone);
    if (by === null) return t("letters.earlierAt", { moment });
    return t("letters.earlierBy", { moment, name: isolated(by) });
  };
  return (
    <section className="border-t border-line pt-5">
      <h2 className="text-xl">{t("letters.earlier")}</h2>
      <ul className="mt-3 divide-y divide-line">
        {earlier.map((one) => (
          <li key={one.until} className="flex flex-wrap items-start justify-between gap-3 py-3">
            <div className="min-w-0 flex-1 basis-64 space-y-1">
              <p className="text-sm text-ink-muted">{momentOf(one)}</p>
              {Object.entries(one.texts).map(([name, text]) => (
                <p
                  key={name}
                  lang={language}
                  dir={directionOf(language)}
                  className="wrap-anywhere whitespace-pre-line"
                >
                  {text}
                </p>
              ))}
            </div>
            <Button
              variant="outline"
              size="sm"
              aria-label={`${t("letters.takeUp")}: ${momentOf(one)}`}
              onClick={() => onTake(one)}
            >
              {t("letters.takeUp")}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
