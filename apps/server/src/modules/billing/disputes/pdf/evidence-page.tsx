import { Document, Page, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";

import { writtenMoney } from "../../../../platform/pdf/amounts.ts";
import { EMERALD, LINE, MUTED } from "../../../../platform/pdf/palette.ts";
import { ReaderContext, useReader } from "../../../../platform/pdf/reader.tsx";
import { Foot, Letterhead, PAGE, TITLE } from "../../../../platform/pdf/sheet.tsx";
import { Heading, Label, Line, Name, Row } from "../../../../platform/pdf/type.tsx";
import type { Evidence, EvidenceLesson } from "../find-evidence.ts";
import { useMoment } from "./use-moment.ts";

const SMALL = { fontSize: 8.5 };
const CELL = { flexGrow: 1, flexBasis: 0 };
/** Who came stands with a whole moment behind a word: it needs more room, and how it ended less. */
const COLUMNS = [
  ["lesson", 1],
  ["outcome", 0.7],
  ["present", 1.5],
  ["report", 1],
] as const;
const HEAD_ROW = {
  borderBottomWidth: 1,
  borderColor: EMERALD,
  gap: 10,
  marginTop: 6,
  paddingBottom: 4,
} as const;

/** All that a bank needs to decide about a payment, on A4. */
export function EvidencePage({ evidence }: { evidence: Evidence }) {
  const { language, seller, dispute } = evidence;
  return (
    <ReaderContext value={{ language, isRtl: language === "ar", texts: "evidence-pdf" }}>
      <Document language={language} title={dispute.reference} author={seller.name}>
        <Page size="A4" style={{ ...PAGE, paddingBottom: 56 }}>
          <Head evidence={evidence} />
          <Acceptance evidence={evidence} />
          <Lessons evidence={evidence} />
          <EvidenceFoot evidence={evidence} />
        </Page>
      </Document>
    </ReaderContext>
  );
}

type PartProps = { evidence: Evidence };

function EvidenceFoot({ evidence: { seller, dispute } }: PartProps) {
  const { t } = useReader();
  return (
    <Foot page={(page, pages) => t("page", { page, pages })}>
      <Row style={{ gap: 10 }}>
        <Name style={{ ...SMALL, color: MUTED }}>{seller.name}</Name>
        <Name style={{ ...SMALL, color: MUTED }}>{dispute.reference}</Name>
      </Row>
    </Foot>
  );
}

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
  const { t, language, isRtl } = useReader();
  const moment = useMoment(zone);
  const amount = (hundredths: number) =>
    writtenMoney(hundredths, { currency: dispute.currency, language });
  const company = [seller.name, seller.form, seller.address, seller.registration, seller.email];
  return (
    <View>
      <Letterhead name={seller.name} />
      <Line style={{ ...TITLE, color: EMERALD }}>{t("title")}</Line>
      <Line style={{ ...SMALL, marginTop: isRtl ? 10 : 0 }}>
        {t("made", { moment: moment(atMs), zone })}
      </Line>
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
      <Row isOnEveryPage style={HEAD_ROW}>
        {COLUMNS.map(([column, flexGrow]) => (
          <View key={column} style={{ ...CELL, flexGrow }}>
            <Label>{t(`columns.${column}`)}</Label>
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
      <Row style={{ gap: 10, borderBottomWidth: 0.6, borderColor: LINE, paddingVertical: 4 }}>
        {COLUMNS.map(([column, flexGrow]) => (
          <View key={column} style={{ ...CELL, flexGrow }}>
            <Line style={SMALL}>{cells[column]}</Line>
          </View>
        ))}
      </Row>
    </View>
  );
}
