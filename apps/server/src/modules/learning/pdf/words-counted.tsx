import { View } from "@react-pdf/renderer";
import type { PeriodicFigures } from "@riwaq/contracts/learning/periodic-reports";
import { keyOfWord, wordIn } from "@riwaq/domain/learning/phrases/phrase";

import { LINE, MUTED } from "../../../platform/pdf/palette.ts";
import { useReader } from "../../../platform/pdf/reader.tsx";
import { Label, Line, Name, Row, Section } from "../../../platform/pdf/type.tsx";

type Counted = PeriodicFigures["strengths"];

/** What the lesson reports named most often. */
export function WordsCounted({ strengths, toWorkOn }: { strengths: Counted; toWorkOn: Counted }) {
  const { t } = useReader();
  if (strengths.length + toWorkOn.length === 0) return null;
  return (
    <Section title={t("words")} isWhole>
      <Row style={{ gap: 24 }}>
        <Column title={t("strengthsNamed")} words={strengths} />
        <Column title={t("toWorkOnNamed")} words={toWorkOn} />
      </Row>
    </Section>
  );
}

function Column({ title, words }: { title: string; words: Counted }) {
  const { language } = useReader();
  return (
    <View style={{ flexGrow: 1, flexBasis: 0 }}>
      <Label style={{ marginBottom: 2 }}>{title}</Label>
      {words.map(({ word, count }) => (
        <Row
          key={keyOfWord(word)}
          style={{
            gap: 10,
            justifyContent: "space-between",
            borderTopWidth: 0.8,
            borderColor: LINE,
            paddingVertical: 2.5,
          }}
        >
          <View style={{ flexShrink: 1 }}>
            <Name style={{ lineHeight: 1.4 }}>{wordIn(word, language)}</Name>
          </View>
          {count > 1 && <Line style={{ color: MUTED, lineHeight: 1.4 }}>{`×\u00a0${count}`}</Line>}
        </Row>
      ))}
    </View>
  );
}
