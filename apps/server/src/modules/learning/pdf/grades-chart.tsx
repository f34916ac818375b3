import { Path, Svg, View } from "@react-pdf/renderer";
import type { PeriodicFigures } from "@riwaq/contracts/learning/periodic-reports";

import { shortDate } from "../../../platform/pdf/dates.ts";
import { CONTENT_WIDTH, LINE, MUTED } from "../../../platform/pdf/palette.ts";
import { useReader } from "../../../platform/pdf/reader.tsx";
import { Label, Row, Section } from "../../../platform/pdf/type.tsx";
import { barColour } from "./grade-colours.ts";

type Week = PeriodicFigures["weeks"][number];

const GRADES = ["Excellent", "Good", "Average"] as const;
const LABELS = 58;
const PLOT = CONTENT_WIDTH - LABELS;
const STEP = 26;
const HEIGHT = STEP * GRADES.length + 10;
const RISE = 7;
const BAR_MAX = 15;
/** Of every other week, so that the days do not touch. */
const EVERY = 2;

/** The mean grade of each week as an arch, time in the direction of the page. */
export function GradesChart({ weeks }: { weeks: readonly Week[] }) {
  const { t } = useReader();
  if (!weeks.some(({ grade }) => grade !== null)) return null;
  return (
    <Section title={t("weeks")} isWhole>
      <Row>
        <View style={{ width: LABELS, height: HEIGHT, paddingTop: HEIGHT - STEP * 3 - 6 }}>
          {GRADES.map((grade) => (
            <Label key={grade} style={{ height: STEP, lineHeight: 1.4 }}>
              {t(`grades.${grade}`)}
            </Label>
          ))}
        </View>
        <Arches weeks={weeks} />
      </Row>
      <WeekDays weeks={weeks} />
      <Label style={{ marginTop: 2 }}>{t("weeksHint")}</Label>
    </Section>
  );
}

function Arches({ weeks }: { weeks: readonly Week[] }) {
  const { isRtl } = useReader();
  const width = PLOT / weeks.length;
  const half = Math.min(BAR_MAX, width * 0.55) / 2;
  const centreOf = (at: number) => ((isRtl ? weeks.length - 1 - at : at) + 0.5) * width;
  return (
    <Svg viewBox={`0 0 ${PLOT} ${HEIGHT}`} style={{ width: PLOT, height: HEIGHT }}>
      {[1, 2, 3].map((level) => (
        <Path
          key={level}
          d={`M0 ${HEIGHT - level * STEP}H${PLOT}`}
          stroke={LINE}
          strokeWidth={0.6}
          fill="none"
        />
      ))}
      <Path d={`M0 ${HEIGHT - 0.4}H${PLOT}`} stroke={MUTED} strokeWidth={0.8} fill="none" />
      {weeks.map(({ week, grade }, at) =>
        grade === null ? null : (
          <Path key={week} d={archBar(centreOf(at), half, grade * STEP)} fill={barColour(grade)} />
        ),
      )}
    </Svg>
  );
}

/** A bar whose top is the institute's pointed arch. */
function archBar(centre: number, half: number, height: number): string {
  const [start, end] = [centre - half, centre + half];
  const [top, spring] = [HEIGHT - height, HEIGHT - height + RISE];
  const [shoulder, neck] = [spring - 0.51 * RISE, 0.486 * half];
  return [
    `M${start} ${HEIGHT}V${spring}`,
    `C${start} ${shoulder} ${centre - neck} ${top + 0.167 * RISE} ${centre} ${top}`,
    `C${centre + neck} ${top + 0.167 * RISE} ${end} ${shoulder} ${end} ${spring}`,
    `V${HEIGHT}Z`,
  ].join("");
}

function WeekDays({ weeks }: { weeks: readonly Week[] }) {
  const { language, isRtl } = useReader();
  const width = PLOT / weeks.length;
  return (
    <View style={{ height: 14 }}>
      {weeks.map(({ week }, at) => {
        if (at % EVERY !== 0) return null;
        const centre = (isRtl ? weeks.length - 1 - at : at) * width + width / 2;
        const left = (isRtl ? 0 : LABELS) + centre - width;
        return (
          <View key={week} style={{ position: "absolute", left, width: 2 * width, top: 2 }}>
            <Label style={{ fontSize: 7.5, textAlign: "center" }}>
              {shortDate(week, language)}
            </Label>
          </View>
        );
      })}
    </View>
  );
}
