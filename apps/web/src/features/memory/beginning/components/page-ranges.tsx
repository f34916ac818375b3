import { PAGES } from "@riwaq/domain/learning/mushaf/divisions";
import type { Standing } from "@riwaq/domain/memory/page-memory";
import { STANDINGS } from "@riwaq/domain/memory/page-memory";
import { X } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { Input } from "../../../../components/ui/input.tsx";
import { RadioChips } from "../../../../components/ui/radio-chips.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../lib/format.ts";
import { type Said, type Unit, keyOfUnit, unitOfPages } from "../model/held.ts";
import { StandingBadge } from "./unit-list.tsx";

type RangesProps = {
  said: Said;
  onSay: (unit: Unit, standing: Standing) => void;
  onRemove: (key: string) => void;
};

const isPage = (page: number) => Number.isInteger(page) && page >= 1 && page <= PAGES;

type PageFieldProps = { label: string; value: string; onChange: (typed: string) => void };

function PageField({ label, value, onChange }: PageFieldProps) {
  const id = useId();
  return (
    <div className="w-32 space-y-1.5">
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      <Input
        id={id}
        type="number"
        inputMode="numeric"
        min={1}
        max={PAGES}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

/** From one page to another. */
export function PageRanges({ said, onSay, onRemove }: RangesProps) {
  const { t } = useTranslation("practice");
  const [first, setFirst] = useState("");
  const [last, setLast] = useState("");
  const [standing, setStanding] = useState<Standing>("solid");
  const [from, to] = [Number(first), Number(last === "" ? first : last)];
  const isReady = isPage(from) && isPage(to) && from <= to;
  const add = () => {
    onSay(unitOfPages(from, to), standing);
    setFirst("");
    setLast("");
  };
  const choices = STANDINGS.map((value) => ({ value, label: t(`held.standings.${value}`) }));
  return (
    <div className="space-y-5">
      <div className="flex flex-wrap gap-4">
        <PageField label={t("held.from")} value={first} onChange={setFirst} />
        <PageField label={t("held.to")} value={last} onChange={setLast} />
      </div>
      <RadioChips
        legend={t("held.how")}
        choices={choices}
        value={standing}
        onChoose={setStanding}
      />
      {isPage(from) && isPage(to) && from > to && (
        <p role="alert" className="text-sm text-danger">
          {t("held.order")}
        </p>
      )}
      <Button variant="outline" disabled={!isReady} onClick={add}>
        {t("held.add")}
      </Button>
      <AddedRanges said={said} onRemove={onRemove} />
    </div>
  );
}

function AddedRanges({ said, onRemove }: Pick<RangesProps, "said" | "onRemove">) {
  const { t } = useTranslation("practice");
  const { language } = useLanguage();
  const ranges = [...said.values()].filter(({ unit }) => unit.way === "page");
  if (ranges.length === 0) return null;
  return (
    <ul aria-label={t("held.added")} className="divide-y divide-line border-y border-line">
      {ranges.map(({ unit, standing }) => {
        const pages = {
          first: formatNumber(unit.first, language),
          last: formatNumber(unit.last, language),
        };
        return (
          <li key={keyOfUnit(unit)} className="flex items-center gap-3 py-1">
            <span className="grow">{t("held.range", pages)}</span>
            <StandingBadge standing={standing} />
            <Button
              size="icon"
              variant="ghost"
              aria-label={t("held.remove", pages)}
              onClick={() => onRemove(keyOfUnit(unit))}
            >
              <X aria-hidden strokeWidth={1.75} />
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
