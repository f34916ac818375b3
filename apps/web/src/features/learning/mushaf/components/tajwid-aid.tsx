import { TAJWID_LEFT_OUT, type TajwidRule } from "@riwaq/domain/learning/mushaf/tajwid-rules";
import { Palette } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";

import {
  PLAIN_RULES,
  RULE_IN_ARABIC,
  TAJWID_TONES,
} from "../../../../components/mushaf/tajwid-tones.ts";
import { Button } from "../../../../components/ui/button.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "../../../../components/ui/popover.tsx";
import { Switch } from "../../../../components/ui/switch.tsx";

/** A ruling by its name, and by the Arabic one where that is another. */
function RuleName({ rule }: { rule: TajwidRule }) {
  const { t, i18n } = useTranslation("mushaf");
  return (
    <span className="flex flex-wrap justify-between gap-x-3">
      <span>{t(`tajwid.rules.${rule}`)}</span>
      {i18n.language !== "ar" && (
        <bdi lang="ar" className="text-ink-muted">
          {RULE_IN_ARABIC[rule]}
        </bdi>
      )}
    </span>
  );
}

function Legend() {
  const { t } = useTranslation("mushaf");
  return (
    <div className="space-y-4">
      <section>
        <h3 className="mb-2 font-semibold">{t("tajwid.shown")}</h3>
        <ul className="space-y-1.5">
          {TAJWID_TONES.map(({ tone, rules }) => (
            <li key={tone} className="flex gap-3">
              <span aria-hidden data-tone={tone} className="tajwid-swatch" />
              <span className="min-w-0 grow">
                {rules.map((rule) => (
                  <RuleName key={rule} rule={rule} />
                ))}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3 className="mb-2 font-semibold">{t("tajwid.plain")}</h3>
        {PLAIN_RULES.map((rule) => (
          <RuleName key={rule} rule={rule} />
        ))}
      </section>
      <section className="text-sm">
        <p className="mb-1 font-semibold">{t("tajwid.silence")}</p>
        <p>{t("tajwid.leftOutTitle")}</p>
        <ul className="list-disc ps-5">
          {TAJWID_LEFT_OUT.map((what) => (
            <li key={what}>{t(`tajwid.leftOut.${what}`)}</li>
          ))}
        </ul>
        <p className="mt-1">{t("tajwid.aid")}</p>
      </section>
    </div>
  );
}

export type Tajwid = { isColoured: boolean; colour: (next: boolean) => void };

/** Colours on the letters that have a ruling, and what they say. */
export function TajwidAid({ isColoured, colour }: Tajwid) {
  const { t } = useTranslation("mushaf");
  const id = useId();
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button variant="outline" aria-label={t("tajwid.title")}>
          <Palette aria-hidden strokeWidth={1.75} />
          <span className="hidden sm:inline">{t("tajwid.title")}</span>
        </Button>
      </PopoverTrigger>
      <PopoverContent
        aria-label={t("tajwid.title")}
        className="max-h-(--radix-popover-content-available-height) w-96 max-w-[calc(100vw-1.5rem)] space-y-4 overflow-y-auto"
      >
        <div className="flex items-center justify-between gap-3">
          <label htmlFor={id} className="font-semibold">
            {t("tajwid.colour")}
          </label>
          <Switch id={id} checked={isColoured} onCheckedChange={colour} />
        </div>
        <Legend />
      </PopoverContent>
    </Popover>
  );
}
