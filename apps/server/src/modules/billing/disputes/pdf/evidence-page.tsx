import { Document, Page, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";

import { writtenMoney } from "../../../../platform/pdf/amounts.ts";
import { DISPLAY } from "../../../../platform/pdf/fonts.ts";
import { ArchMark, StarBand } from "../../../../platform/pdf/ornament.tsx";
import { EMERALD, INK, LINE, MARGIN } from "../../../../platform/pdf/palette.ts";
import { ReaderContext, useReader } from "../../../../platform/pdf/reader.tsx";
import { Heading, Label, Line, Name, Row } from "../../../../platform/pdf/type.tsx";
import type { Evidence, EvidenceLesson } from "../find-evidence.ts";
import { useMoment } from "./use-moment.ts";

const SMALL = { fontSize: 8.5 };
const CELL = { flexGrow: 1, flexBasis: 0 };

/** All that a bank needs to decide about a payment, on A4. */
export function EvidencePage({ evidence }: { evidence: Evidence }) {
  const { language, seller, dispute } = evidence;
  return (
    <ReaderContext value={{ language, isRtl: language === "ar", texts: "evidence-pdf" }}>
      <Document language={language} title={dispute.reference} author={seller.name}>
        <Page
          size="A4"
          style={{ paddingHorizontal: MARGIN, paddingTop: 34, paddingBottom: 48, color: INK }}
        >
          <Head evidence={evidence} />
          <Acceptance evidence={evidence} />
          <Lessons evidence={evidence} />
        </Page>
      </Document>
    </ReaderContext>
  );
}

type PartProps = { evidence: Evidence };

function Fact({ label, children }: { label: string; children: string }) {
  const { t } = useReader();
  return (
    <View style={CELL}>
      <Label>{t(label)}</Label>
      <Name>{children}</Name>
    </View>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useReader();
  return (
    <View style={{ marginTop: 18 }}>
      <Heading>{t(title)}</Heading>
      {children}
    </View>
  );
}

function Head({ evidence: { seller, dispute, payer, payment, atMs, zone } }: PartProps) {
  const { t, language } = useReader();
  const moment = useMoment(zone);
  const amount = (hundredths: number) =>
    writtenMoney(hundredths, { currency: dispute.currency, language });
  const company = [seller.name, seller.form, seller.address, seller.registration, seller.email];
  return (
    <View>
      <Row style={{ alignItems: "center", gap: 8 }}>
        <ArchMark />
        <Name style={{ fontFamily: DISPLAY, fontSize: 15, lineHeight: 1.3 }}>{seller.name}</Name>
      </Row>
      <StarBand />
      <Line style={{ fontFamily: DISPLAY, fontSize: 22, lineHeight: 1.4, color: EMERALD }}>
        {t("title")}
      </Line>
      <Line style={SMALL}>{t("made", { moment: moment(atMs), zone })}</Line>
      <Row style={{ marginTop: 14, gap: 20 }}>
        <Fact label="dispute">{`${dispute.reference}\n${dispute.reason}`}</Fact>
        <Fact label="disputed">{amount(dispute.amount)}</Fact>
        <Fact label="payment">
          {[payment.reference, moment(payment.atMs), amount(payment.amount)].join("\n")}
        </Fact>
      </Row>
      <Row style={{ marginTop: 12, gap: 20 }}>
        <Fact label="seller">{company.filter(Boolean).join("\n")}</Fact>
        <Fact label="payer">
          {[payer.name, payer.address, payer.country].filter(Boolean).join("\n")}
        </Fact>
        <Fact label="invoices">{payment.invoices.join("\n") || "–"}</Fact>
      </Row>
    </View>
  );
}

function Acceptance({ evidence: { acts, notices, zone } }: PartProps) {
  const { t } = useReader();
  const moment = useMoment(zone);
  return (
    <Part title="acceptance">
      <Line style={SMALL}>{t("acceptanceText")}</Line>
      {acts.map(({ kind, atMs, hash }) => (
        <View key={`${kind} ${atMs}`} style={{ marginTop: 4 }}>
          <Line>{t(`acts.${kind}`, { moment: moment(atMs) })}</Line>
          <Name style={{ fontSize: 7.5 }}>{hash}</Name>
        </View>
      ))}
      {notices.map((atMs) => (
        <Line key={atMs}>{t("notice", { moment: moment(atMs) })}</Line>
      ))}
    </Part>
  );
}

function Lessons({ evidence: { lessons, zone } }: PartProps) {
  const { t } = useReader();
  if (lessons.length === 0) {
    return (
      <Part title="lessons">
        <Line>{t("noLessons")}</Line>
      </Part>
    );
  }
  return (
    <Part title="lessons">
      <Line style={SMALL}>{t("lessonsText", { zone })}</Line>
      <Row style={{ marginTop: 6, gap: 10 }}>
        {["columns.lesson", "columns.outcome", "columns.present", "columns.report"].map((label) => (
          <View key={label} style={CELL}>
            <Label>{t(label)}</Label>
          </View>
        ))}
      </Row>
      {lessons.map((lesson) => (
        <LessonRow key={lesson.startsAtMs} lesson={lesson} zone={zone} />
      ))}
    </Part>
  );
}

function LessonRow({ lesson, zone }: { lesson: EvidenceLesson; zone: string }) {
  const { t } = useReader();
  const moment = useMoment(zone);
  const { startsAtMs, minutes, outcome, teacherAtMs, pupilAtMs, reportAtMs } = lesson;
  const seen = [
    teacherAtMs !== null && t("teacherAt", { moment: moment(teacherAtMs) }),
    pupilAtMs !== null && t("pupilAt", { moment: moment(pupilAtMs) }),
  ].filter((one) => one !== false);
  const cells = {
    lesson: `${moment(startsAtMs)}\n${t("minutes", { minutes: String(minutes) })}`,
    outcome: outcome ? t(`outcome.${outcome}`) : "–",
    present: seen.join("\n") || "–",
    report: reportAtMs === null ? "–" : moment(reportAtMs),
  };
  return (
    <View wrap={false}>
      <Row style={{ gap: 10, borderTopWidth: 0.6, borderColor: LINE, paddingVertical: 4 }}>
        {Object.entries(cells).map(([column, cell]) => (
          <View key={column} style={CELL}>
            <Line style={SMALL}>{cell}</Line>
          </View>
        ))}
      </Row>
    </View>
  );
}
