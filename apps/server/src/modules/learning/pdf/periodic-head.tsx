import { View } from "@react-pdf/renderer";

import { writtenSpan } from "../../../platform/pdf/dates.ts";
import { DISPLAY } from "../../../platform/pdf/fonts.ts";
import { ArchMark, StarBand } from "../../../platform/pdf/ornament.tsx";
import { MUTED } from "../../../platform/pdf/palette.ts";
import { useReader } from "../../../platform/pdf/reader.tsx";
import { Label, Line, Name, Row } from "../../../platform/pdf/type.tsx";
import type { PeriodicSheet } from "./make-printable.ts";

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
