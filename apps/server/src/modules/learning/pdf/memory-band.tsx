import type { PeriodicFigures } from "@riwaq/contracts/learning/periodic-reports";

import { useReader } from "../../../platform/pdf/reader.tsx";
import { Line, Row, Section } from "../../../platform/pdf/type.tsx";

const FIGURES = ["held", "learned", "heard", "evenings"] as const;

/** What is known by heart, and how it was kept. */
export function MemoryBand({ memory }: { memory: PeriodicFigures["memory"] | undefined }) {
  const { t } = useReader();
  if (!memory) return null;
  return (
    <Section title={t("memory")} isWhole>
      <Row style={{ columnGap: 24, flexWrap: "wrap" }}>
        {FIGURES.filter((figure) => memory[figure] > 0).map((figure) => (
          <Row key={figure} style={{ gap: 5 }}>
            <Line style={{ fontWeight: 600 }}>{String(memory[figure])}</Line>
            <Line>{t(`remembered.${figure}`, { count: String(memory[figure]) })}</Line>
          </Row>
        ))}
      </Row>
    </Section>
  );
}
