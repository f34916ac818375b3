import { View } from "@react-pdf/renderer";
import type { PeriodicFigures } from "@riwaq/contracts/learning/periodic-reports";
import { SURA_NAMES } from "@riwaq/domain/learning/quran/sura-names";

import { CONTENT_WIDTH, EMERALD, LINE, MUTED } from "../../../platform/pdf/palette.ts";
import { useReader } from "../../../platform/pdf/reader.tsx";
import { Label, Line, Row, Section } from "../../../platform/pdf/type.tsx";

type Sura = PeriodicFigures["suras"][number];
type Week = PeriodicFigures["weeks"][number];

const GAP = 24;
const COLUMN = (CONTENT_WIDTH - GAP) / 2;
const KINDS = ["ayat", "pages", "lessons"] as const;

/** Ayat, pages and lessons of the period, and how much of each sura. */
export function GroundCovered({
  weeks,
  suras,
}: {
  weeks: readonly Week[];
  suras: readonly Sura[];
}) {
  const { t } = useReader();
  const sums = KINDS.map((kind) => ({
    kind,
    sum: weeks.reduce((sum, week) => sum + week[kind], 0),
  })).filter(({ sum }) => sum > 0);
  if (sums.length + suras.length === 0) return null;
  return (
    <Section title={t("ground")}>
      <Row style={{ gap: 24, marginBottom: suras.length > 0 ? 6 : 0 }}>
        {sums.map(({ kind, sum }) => (
          <Row key={kind} style={{ gap: 5 }}>
            <Line style={{ fontWeight: 600 }}>{String(sum)}</Line>
            <Line>{t(`covered.${kind}`, { count: String(sum) })}</Line>
          </Row>
        ))}
      </Row>
      {pairsOf(suras).map((pair) => (
        <Row key={pair[0]?.sura} style={{ gap: GAP }}>
          {pair.map((sura) => (
            <SuraLine key={sura.sura} {...sura} />
          ))}
        </Row>
      ))}
    </Section>
  );
}

function pairsOf(suras: readonly Sura[]): Sura[][] {
  return Array.from({ length: Math.ceil(suras.length / 2) }, (_, at) =>
    suras.slice(2 * at, 2 * at + 2),
  );
}

function SuraLine({ sura, learned, ayat }: Sura) {
  const { t, language, isRtl } = useReader();
  const name = SURA_NAMES[sura - 1];
  return (
    <View style={{ width: COLUMN, paddingVertical: 3 }} wrap={false}>
      <Row style={{ justifyContent: "space-between", alignItems: "center" }}>
        <Row style={{ gap: 8, alignItems: "center" }}>
          <Line style={{ fontSize: 11, lineHeight: 1.5, direction: "rtl" }}>{name?.ar ?? ""}</Line>
          {!isRtl && <Label style={{ lineHeight: 1.5 }}>{name?.[language] ?? ""}</Label>}
        </Row>
        <Line style={{ fontSize: 9, color: MUTED }}>
          {t("ofAll", { learned: String(learned), all: String(ayat) })}
        </Line>
      </Row>
      <Row style={{ height: 2.5, backgroundColor: LINE, borderRadius: 1.25 }}>
        <View
          style={{
            width: `${(100 * learned) / ayat}%`,
            backgroundColor: EMERALD,
            borderRadius: 1.25,
          }}
        />
      </Row>
    </View>
  );
}
