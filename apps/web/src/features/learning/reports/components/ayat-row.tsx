import type { Covered } from "@riwaq/contracts/learning/reports";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../lib/format.ts";
import { endsAfter, isEndOfSura } from "../model/continue-covered.ts";
import type { RowOf, RowProps } from "../model/covered-row.ts";
import { FigureField } from "./figure-field.tsx";
import { SuraField } from "./sura-field.tsx";

type Row = RowOf<"ayat">;

type AyatRowProps = RowProps<Row> & { previous: readonly Covered[] | undefined };

/** The end of the lesson by one tap, where it can be guessed. */
function EndChips({ row, onChange, previous }: AyatRowProps) {
  const { t } = useTranslation("reports");
  const { language } = useLanguage();
  const ends = endsAfter(row, previous);
  if (ends.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {ends.map((aya) => (
        <Button
          key={aya}
          variant="outline"
          size="sm"
          className="min-h-11"
          onClick={() => onChange({ ...row, to: { sura: row.to.sura, aya } })}
        >
          {t(isEndOfSura(row.to.sura, aya) ? "covered.untilEnd" : "covered.until", {
            aya: formatNumber(aya, language),
          })}
        </Button>
      ))}
    </div>
  );
}

function AcrossButton({ row, onChange }: Pick<AyatRowProps, "row" | "onChange">) {
  const { t } = useTranslation("reports");
  const isAcross = row.from.sura !== row.to.sura;
  const sura = isAcross ? row.from.sura : null;
  return (
    <Button
      variant="link"
      size="sm"
      className="min-h-11 px-0!"
      onClick={() => onChange({ ...row, to: { sura, aya: null } })}
    >
      {t(isAcross ? "covered.sameSura" : "covered.otherSura")}
    </Button>
  );
}

/** A range of ayat, in one sura as a rule. */
export function AyatRow(props: AyatRowProps) {
  const { row, onChange, isInvalid } = props;
  const { t } = useTranslation("reports");
  const { from, to } = row;
  const isAcross = from.sura !== to.sura;
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-end gap-3">
        <SuraField
          label={t(isAcross ? "covered.fromSura" : "covered.sura")}
          value={from.sura}
          isInvalid={isInvalid("from.sura")}
          onChange={(sura) =>
            onChange({
              ...row,
              from: { ...from, sura },
              to: isAcross ? to : { sura, aya: to.aya },
            })
          }
        />
        <FigureField
          label={t("covered.fromAya")}
          value={from.aya}
          isInvalid={isInvalid("from.aya")}
          onChange={(aya) => onChange({ ...row, from: { ...from, aya } })}
        />
        {isAcross && (
          <SuraField
            label={t("covered.toSura")}
            value={to.sura}
            isInvalid={isInvalid("to.sura")}
            onChange={(sura) => onChange({ ...row, to: { ...to, sura } })}
          />
        )}
        <FigureField
          label={t("covered.toAya")}
          value={to.aya}
          isInvalid={isInvalid("to.aya") || isInvalid("to")}
          onChange={(aya) => onChange({ ...row, to: { ...to, aya } })}
        />
      </div>
      <EndChips {...props} />
      {from.sura !== null && <AcrossButton row={row} onChange={onChange} />}
    </div>
  );
}
