import { View } from "@react-pdf/renderer";
import type { PeriodicFigures } from "@riwaq/contracts/learning/periodic-reports";
import type { ReactNode } from "react";

import { writtenDuration } from "../../../platform/pdf/dates.ts";
import { LINE } from "../../../platform/pdf/palette.ts";
import { useReader } from "../../../platform/pdf/reader.tsx";
import { Label, Line, Row } from "../../../platform/pdf/type.tsx";
import { colourOf } from "./grade-colours.ts";

const FIGURE = { fontSize: 13, fontWeight: 600, lineHeight: 1.4 };

type CellProps = { label: string; isFirst?: boolean; share?: number; children: ReactNode };

function Cell({ label, isFirst = false, share = 1, children }: CellProps) {
  const { isRtl } = useReader();
  const side = isRtl ? "borderRightWidth" : "borderLeftWidth";
  return (
    <View
      style={{
        flexGrow: share,
        flexBasis: 0,
        paddingVertical: 8,
        paddingHorizontal: 10,
        borderColor: LINE,
        [side]: isFirst ? 0 : 0.8,
      }}
    >
      <Label>{label}</Label>
      {children}
    </View>
  );
}

/** The period in four figures. */
export function FiguresBand({ figures }: { figures: PeriodicFigures }) {
  const { t, language } = useReader();
  const { lessons, minutes, attendance, performance } = figures;
  const [hours, rest] = writtenDuration(minutes, language);
  return (
    <Row style={{ marginTop: 14, borderWidth: 0.8, borderColor: LINE, borderRadius: 8 }}>
      <Cell label={t("lessons")} isFirst>
        <Line style={FIGURE}>{String(lessons)}</Line>
      </Cell>
      <Cell label={t("time")} share={language === "ar" ? 1.3 : 1}>
        <Line style={FIGURE}>{rest ? t("duration", { hours, minutes: rest }) : hours}</Line>
      </Cell>
      <Cell label={t("attendance")}>
        <Attendance {...attendance} />
      </Cell>
      <Cell label={t("performance")}>
        {performance ? (
          <Line style={{ ...FIGURE, color: colourOf(performance) }}>
            {t(`grades.${performance}`)}
          </Line>
        ) : (
          <Line>{t("ungraded")}</Line>
        )}
      </Cell>
    </Row>
  );
}

function Attendance(counts: PeriodicFigures["attendance"]) {
  const { t } = useReader();
  return (["present", "late", "absent"] as const).map((kind) => (
    <Row key={kind} style={{ gap: 6 }}>
      <Line style={{ fontSize: 9, fontWeight: 600, lineHeight: 1.4, width: 14 }}>
        {String(counts[kind])}
      </Line>
      <Line style={{ fontSize: 9, lineHeight: 1.4 }}>{t(`attended.${kind}`)}</Line>
    </Row>
  ));
}
