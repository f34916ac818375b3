import { View } from "@react-pdf/renderer";

import { writtenMoney, writtenRate } from "../../../../platform/pdf/amounts.ts";
import { writtenDate } from "../../../../platform/pdf/dates.ts";
import { EMERALD, LINE, MUTED } from "../../../../platform/pdf/palette.ts";
import { useReader } from "../../../../platform/pdf/reader.tsx";
import { Line, Name, Row } from "../../../../platform/pdf/type.tsx";
import { Both, BothInLine } from "./both.tsx";
import type { DocumentSheet } from "./document-sheet.ts";
import { Figure } from "./figure.tsx";

type Part = Pick<DocumentSheet, "content">;

/** How it was paid, beside what it comes to. */
export function DocumentTotals({ content }: Part) {
  return (
    <Row isWhole style={{ marginTop: 14, gap: 28, justifyContent: "space-between" }}>
      <Payments content={content} />
      <Sums content={content} />
    </Row>
  );
}

function Payments({ content: { kind, payments, currency } }: Part) {
  const { t, language } = useReader();
  const inOrder = payments.map((payment, at) => ({ ...payment, at }));
  return (
    <View style={{ flexGrow: 1, flexBasis: 0, paddingTop: 3 }}>
      <BothInLine text={`paid.${kind}`} style={{ fontSize: 8.5, color: MUTED }} />
      {inOrder.map(({ at, means, on, amount, reference }) => (
        <View key={at} style={{ marginTop: 3 }}>
          <Row style={{ gap: 10, alignItems: "baseline" }}>
            <Both
              text={`means.${means}`}
              style={{ fontWeight: 600 }}
              secondStyle={{ fontWeight: 400 }}
            />
            {reference !== "" && <Figure style={{ color: MUTED }}>{reference}</Figure>}
          </Row>
          <Row style={{ gap: 10 }}>
            <Line>{t("on", { date: writtenDate(on, language) })}</Line>
            {payments.length > 1 && <Figure>{writtenMoney(amount, { currency, language })}</Figure>}
          </Row>
        </View>
      ))}
    </View>
  );
}

function Sums({ content: { kind, totals, currency } }: Part) {
  const { language } = useReader();
  const money = (amount: number) => writtenMoney(amount, { currency, language });
  return (
    <View style={{ width: 246 }}>
      <Sum isFirst text="net" amount={money(totals.net)} />
      {totals.byRate.map(({ basisPoints, ground, tax }) => (
        <Sum
          key={`${basisPoints} ${ground}`}
          text="tax"
          params={{ rate: writtenRate(basisPoints, language) }}
          amount={money(tax)}
        />
      ))}
      <Sum isLast text={`gross.${kind}`} amount={money(totals.gross)} />
    </View>
  );
}

type SumProps = {
  text: string;
  params?: Record<string, string>;
  amount: string;
  isFirst?: boolean;
  isLast?: boolean;
};

function Sum({ text, params, amount, isFirst = false, isLast = false }: SumProps) {
  const ruled = isLast
    ? { borderTopWidth: 1, borderColor: EMERALD, paddingTop: 6 }
    : { paddingVertical: 3, ...(!isFirst && { borderTopWidth: 0.8, borderColor: LINE }) };
  const weight = isLast ? { fontWeight: 600, color: EMERALD } : {};
  return (
    <Row style={{ justifyContent: "space-between", alignItems: "flex-start", gap: 10, ...ruled }}>
      <Both
        text={text}
        style={weight}
        secondStyle={{ fontWeight: 400 }}
        {...(params && { params })}
      />
      <Figure isAtEnd style={{ ...weight, ...(isLast && { fontSize: 15, lineHeight: 1.3 }) }}>
        {amount}
      </Figure>
    </Row>
  );
}

/** What the law asks for beside the figures: why no tax is asked for, and what was sold. */
export function Mentions({ content: { kind, totals } }: Part) {
  const grounds = totals.byRate.filter(({ ground }) => ground !== "");
  const small = { fontSize: 9 };
  return (
    <View style={{ marginTop: 22, gap: 4 }} wrap={false}>
      {grounds.map(({ ground }) => (
        <Name key={ground} style={small}>
          {ground}
        </Name>
      ))}
      <Both text={`nature.${kind}`} style={small} secondStyle={{ fontSize: 8 }} />
    </View>
  );
}
