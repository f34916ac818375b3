import { Document, Page, View } from "@react-pdf/renderer";

import { writtenDate, writtenSpan } from "../../../platform/pdf/dates.ts";
import { CLAY, MUTED } from "../../../platform/pdf/palette.ts";
import { ReaderContext, useReader } from "../../../platform/pdf/reader.tsx";
import { Foot, PAGE } from "../../../platform/pdf/sheet.tsx";
import { Label, Line, Name, Row, Section, Words } from "../../../platform/pdf/type.tsx";
import { FiguresBand } from "./figures-band.tsx";
import { GradesChart } from "./grades-chart.tsx";
import { GroundCovered } from "./ground-covered.tsx";
import type { PeriodicSheet } from "./make-printable.ts";
import { MemoryBand } from "./memory-band.tsx";
import { PeriodicHead } from "./periodic-head.tsx";
import { WordsCounted } from "./words-counted.tsx";

/** A periodic report as its parents keep it, on A4. */
export function PeriodicDocument({ sheet }: { sheet: PeriodicSheet }) {
  const { language, institute, report } = sheet;
  return (
    <ReaderContext value={{ language, isRtl: language === "ar", texts: "periodic-pdf" }}>
      <Document
        language={language}
        title={`${report.student}, ${writtenSpan(report.period_start, report.period_end, language)}`}
        author={institute}
        producer={institute}
        creator={institute}
      >
        <Page size="A4" style={{ ...PAGE, paddingBottom: 56 }}>
          {sheet.approvedOn === null && <DraftMark />}
          <PeriodicHead sheet={sheet} />
          <PeriodicBody sheet={sheet} />
          <ReportFoot sheet={sheet} />
        </Page>
      </Document>
    </ReaderContext>
  );
}

function PeriodicBody({ sheet: { institute, approvedOn, report } }: { sheet: PeriodicSheet }) {
  const { t, language } = useReader();
  const { figures, text } = report;
  return (
    <>
      <FiguresBand figures={figures} />
      <Told title={t("summary")} text={text.summary} />
      <Outlook strengths={text.strengths} nextSteps={text.next_steps} />
      <GradesChart weeks={figures.weeks} />
      <WordsCounted strengths={figures.strengths} toWorkOn={figures.to_work_on} />
      <GroundCovered weeks={figures.weeks} suras={figures.suras} />
      <MemoryBand memory={figures.memory} />
      {approvedOn !== null && (
        <Line style={{ marginTop: 12, color: MUTED }}>
          {t("approved", { institute, date: writtenDate(approvedOn, language) })}
        </Line>
      )}
    </>
  );
}

const SHORT = 300;
const SHORT_LINES = 8;

const isShort = (text: string) => text.length < SHORT && text.split("\n").length < SHORT_LINES;

/** Beside each other where both are short. */
function Outlook({ strengths, nextSteps }: { strengths: string; nextSteps: string }) {
  const { t } = useReader();
  if ([strengths, nextSteps].some((text) => text === "" || !isShort(text))) {
    return (
      <>
        <Told title={t("strengths")} text={strengths} />
        <Told title={t("nextSteps")} text={nextSteps} />
      </>
    );
  }
  return (
    <Row style={{ gap: 24 }} isWhole>
      {[
        { title: t("strengths"), text: strengths },
        { title: t("nextSteps"), text: nextSteps },
      ].map((told) => (
        <View key={told.title} style={{ flexGrow: 1, flexBasis: 0 }}>
          <Told {...told} />
        </View>
      ))}
    </Row>
  );
}

function Told({ title, text }: { title: string; text: string }) {
  if (text === "") return null;
  return (
    <Section title={title}>
      <Words>{text}</Words>
    </Section>
  );
}

/** On every page, so that no page of a draft passes for a report. */
function DraftMark() {
  const { t } = useReader();
  return (
    <View
      fixed
      style={{
        borderWidth: 0.8,
        borderColor: CLAY,
        borderRadius: 6,
        marginBottom: 12,
        paddingHorizontal: 8,
        paddingVertical: 1,
      }}
    >
      <Line style={{ fontSize: 9, fontWeight: 600, color: CLAY, textAlign: "center" }}>
        {t("draft")}
      </Line>
    </View>
  );
}

function ReportFoot({ sheet: { report } }: { sheet: PeriodicSheet }) {
  const { t, language } = useReader();
  return (
    <Foot page={(page, pages) => t("page", { page, pages })}>
      <Row style={{ gap: 10 }}>
        <Name style={{ fontSize: 8.5, color: MUTED }}>{report.student}</Name>
        <Label>{writtenSpan(report.period_start, report.period_end, language)}</Label>
      </Row>
    </Foot>
  );
}
