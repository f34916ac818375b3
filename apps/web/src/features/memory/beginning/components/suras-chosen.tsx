import { useState } from "react";
import { useTranslation } from "react-i18next";

import { SearchField } from "../../../../components/ui/search-field.tsx";
import { matchingSuras } from "../../../../lib/find-sura.ts";
import { ALL_SURAS } from "../model/held.ts";
import { UnitList } from "./unit-list.tsx";
import type { Choosing } from "./use-held.ts";

/** The short ones at the end are learnt first, and stand first. */
const FROM_THE_END = ALL_SURAS.toReversed();

export function SurasChosen(held: Choosing) {
  const { t } = useTranslation("practice");
  const [typed, setTyped] = useState("");
  const found = new Set(typed.trim() === "" ? [] : matchingSuras(typed));
  const units =
    typed.trim() === "" ? FROM_THE_END : ALL_SURAS.filter(({ number }) => found.has(number));
  return (
    <div className="space-y-4">
      <SearchField placeholder={t("held.search")} value={typed} onChange={setTyped} />
      <UnitList units={units} {...held} />
    </div>
  );
}
