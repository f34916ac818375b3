import type { Standing } from "@riwaq/domain/memory/page-memory";
import { useTranslation } from "react-i18next";

import { SuraName } from "../../../../components/lessons/sura-name.tsx";
import { Badge, type BadgeTone } from "../../../../components/ui/badge.tsx";
import { Checkbox } from "../../../../components/ui/checkbox.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../lib/format.ts";
import { type Said, type Unit, keyOfUnit } from "../model/held.ts";

const TONES: Readonly<Record<Standing, BadgeTone>> = {
  solid: "green",
  shaky: "blue",
  rusty: "yellow",
  "not-yet": "neutral",
};

export function StandingBadge({ standing }: { standing: Standing }) {
  const { t } = useTranslation("practice");
  return <Badge tone={TONES[standing]}>{t(`held.standings.${standing}`)}</Badge>;
}

function UnitName({ unit: { way, number, first, last } }: { unit: Unit }) {
  const { t } = useTranslation("practice");
  const { language } = useLanguage();
  const numberOf = (value: number) => formatNumber(value, language);
  const pages = { first: numberOf(first), last: numberOf(last) };
  return (
    <span className="min-w-0 grow">
      {way === "sura" ? (
        <SuraName sura={number} />
      ) : (
        <span className="font-semibold">{t("held.juz", { juz: numberOf(number) })}</span>
      )}{" "}
      <span className="block text-sm text-ink-muted">
        {t(first === last ? "held.page" : "held.pages", pages)}
      </span>
    </span>
  );
}

type UnitListProps = {
  units: readonly Unit[];
  said: Said;
  chosen: ReadonlySet<string>;
  onToggle: (key: string) => void;
};

/** Each with what was said of it; as many as one likes are chosen together. */
export function UnitList({ units, said, chosen, onToggle }: UnitListProps) {
  return (
    <ul className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
      {units.map((unit) => {
        const key = keyOfUnit(unit);
        const standing = said.get(key)?.standing;
        return (
          <li key={key}>
            <label className="flex min-h-14 cursor-pointer items-center gap-3 rounded-md border border-line bg-surface px-3.5 py-2 has-[[data-state=checked]]:border-primary has-[[data-state=checked]]:bg-success-soft">
              <Checkbox checked={chosen.has(key)} onCheckedChange={() => onToggle(key)} />
              <UnitName unit={unit} /> {standing && <StandingBadge standing={standing} />}
            </label>
          </li>
        );
      })}
    </ul>
  );
}
