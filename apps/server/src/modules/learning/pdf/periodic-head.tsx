import { View } from "@react-pdf/renderer";

import { writtenSpan } from "../../../platform/pdf/dates.ts";
import { useReader } from "../../../platform/pdf/reader.tsx";
import { Letterhead, TITLE } from "../../../platform/pdf/sheet.tsx";
import { Label, Line, Name, Row } from "../../../platform/pdf/type.tsx";
import type { PeriodicSheet } from "./make-printable.ts";

/** Whose report it is, of when, with whom. */
export function PeriodicHead({ sheet: { institute, report } }: { sheet: PeriodicSheet }) {
  const { t, language, isRtl } = useReader();
  return (
    <View>
      <Letterhead name={institute} kind={t("title")} />
      <Name style={TITLE}>{report.student}</Name>
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
