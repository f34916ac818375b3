import { Path, Svg, View } from "@react-pdf/renderer";

import { writtenSpan } from "../dates.ts";
import { DISPLAY } from "../fonts.ts";
import { CONTENT_WIDTH, EMERALD, LINE, MUTED } from "../palette.ts";
import { useReader } from "../reader.tsx";
import { Label, Line, Name, Row } from "../type.tsx";
import type { PeriodicSheet } from "./make-printable.ts";

const TILE = 17;
const TILES = Math.floor(CONTENT_WIDTH / TILE);

/** The institute's two arches, one within the other. */
function ArchMark() {
  return (
    <Svg viewBox="0 0 30 34" style={{ width: 22, height: 25 }}>
      <Path
        d="M2 33V15C2 8 8 3.5 15 1c7 2.5 13 7 13 14v18M8 33V17c0-4.5 3.5-7.5 7-9 3.5 1.5 7 4.5 7 9v16"
        stroke={EMERALD}
        strokeWidth={1.75}
        fill="none"
      />
    </Svg>
  );
}

/** A hairline band of eight-fold stars: two squares, the one turned by an eighth. */
function StarBand() {
  const offset = (CONTENT_WIDTH - TILES * TILE) / 2;
  const [half, far] = [TILE * 0.34, TILE * 0.34 * Math.SQRT2];
  const stars = Array.from({ length: TILES }, (_, at) => {
    const [x, y] = [offset + (at + 0.5) * TILE, TILE / 2];
    const square = `M${x - half} ${y - half}h${2 * half}v${2 * half}h${-2 * half}Z`;
    return `${square}M${x - far} ${y}l${far} ${-far}l${far} ${far}l${-far} ${far}Z`;
  });
  return (
    <Svg
      viewBox={`0 0 ${CONTENT_WIDTH} ${TILE}`}
      style={{ width: CONTENT_WIDTH, height: TILE, marginTop: 10, marginBottom: 16 }}
    >
      <Path d={stars.join("")} stroke={LINE} strokeWidth={0.7} fill="none" />
      <Path
        d={`M0 0.4H${CONTENT_WIDTH}M0 ${TILE - 0.4}H${CONTENT_WIDTH}`}
        stroke={LINE}
        strokeWidth={0.8}
        fill="none"
      />
    </Svg>
  );
}

/** Whose report it is, of when, with whom. */
export function PeriodicHead({ sheet: { institute, report } }: { sheet: PeriodicSheet }) {
  const { t, language, isRtl } = useReader();
  return (
    <View>
      <Row style={{ justifyContent: "space-between", alignItems: "center" }}>
        <Row style={{ alignItems: "center", gap: 8 }}>
          <ArchMark />
          <Name style={{ fontFamily: DISPLAY, fontSize: 15, lineHeight: 1.3 }}>{institute}</Name>
        </Row>
        <Line style={{ color: MUTED }}>{t("title")}</Line>
      </Row>
      <StarBand />
      <Name style={{ fontFamily: DISPLAY, fontSize: 25, lineHeight: 1.3 }}>{report.student}</Name>
      <Row style={{ gap: 32, marginTop: isRtl ? 12 : 6 }}>
        <View>
          <Label>{t("period")}</Label>
          <Line>{writtenSpan(report.period_start, report.period_end, language)}</Line>
        </View>
        <View style={{ flexShrink: 1 }}>
          <Label>{t("teacher")}</Label>
          <Name>{report.teacher}</Name>
        </View>
      </Row>
    </View>
  );
}
