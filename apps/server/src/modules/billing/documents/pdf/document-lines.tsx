import { View } from "@react-pdf/renderer";
import type { Styles } from "@react-pdf/renderer";
import { type DocumentLine, discountNet } from "@riwaq/domain/billing/documents";
import type { ReactNode } from "react";

import { writtenMoney, writtenRate } from "../../../../platform/pdf/amounts.ts";
import { writtenSpan } from "../../../../platform/pdf/dates.ts";
import { EMERALD, LINE, MUTED } from "../../../../platform/pdf/palette.ts";
import { useReader } from "../../../../platform/pdf/reader.tsx";
import { Line, Name, Row } from "../../../../platform/pdf/type.tsx";
import { Both, Second } from "./both.tsx";
import type { DocumentSheet } from "./document-sheet.ts";
import { Figure } from "./figure.tsx";

/** In points; what is left over is the description's. */
const WIDTHS = { quantity: 66, unitNet: 84, rate: 44, net: 82 };
const SMALL = { fontSize: 8.5, color: MUTED };

/** What was sold, line by line, without tax. */
export function DocumentLines({ content: { lines, currency } }: Pick<DocumentSheet, "content">) {
  const inOrder = lines.map((line, at) => ({ line, at }));
  return (
    <View style={{ marginTop: 24 }}>
      <Row style={{ borderBottomWidth: 1, borderColor: EMERALD, paddingBottom: 4, gap: 8 }}>
        <Cell>
          <Both text="columns.description" style={SMALL} />
        </Cell>
        {(Object.keys(WIDTHS) as (keyof typeof WIDTHS)[]).map((name) => (
          <Cell key={name} width={WIDTHS[name]}>
            <HeadOfFigures name={name} />
          </Cell>
        ))}
      </Row>
      {inOrder.map(({ line, at }) => (
        <LineRow key={at} line={line} currency={currency} />
      ))}
    </View>
  );
}

function HeadOfFigures({ name }: { name: string }) {
  const { isRtl } = useReader();
  const textAlign = isRtl ? ("left" as const) : ("right" as const);
  return (
    <Both text={`columns.${name}`} style={{ ...SMALL, textAlign }} secondStyle={{ textAlign }} />
  );
}

function Cell({ width, children }: { width?: number; children: ReactNode }) {
  return (
    <View style={width === undefined ? { flexGrow: 1, flexBasis: 0 } : { width }}>{children}</View>
  );
}

function LineRow({ line, currency }: { line: DocumentLine; currency: string }) {
  const { t, language } = useReader();
  const { quantity, unit, unitNet, basisPoints, net } = line;
  const money = (amount: number, parts = 100) =>
    writtenMoney(amount, { currency, language, parts });
  return (
    <Row isWhole style={{ borderBottomWidth: 0.8, borderColor: LINE, paddingVertical: 9, gap: 8 }}>
      <Cell>
        <Described line={line} currency={currency} />
      </Cell>
      <Cell width={WIDTHS.quantity}>
        <Quantity text={t(`quantity.${unit}`, { count: String(quantity) })} />
      </Cell>
      <Cell width={WIDTHS.unitNet}>
        <Figure isAtEnd>{money(unitNet, 10_000)}</Figure>
      </Cell>
      <Cell width={WIDTHS.rate}>
        <Figure isAtEnd>{writtenRate(basisPoints, language)}</Figure>
      </Cell>
      <Cell width={WIDTHS.net}>
        <Figure isAtEnd style={{ fontWeight: 600 }}>
          {money(net)}
        </Figure>
      </Cell>
    </Row>
  );
}

function Quantity({ text }: { text: string }) {
  const { isRtl } = useReader();
  return <Line style={{ textAlign: isRtl ? "left" : "right" }}>{text}</Line>;
}

/** What it is: in the seller's language, then whatever of it is words in the payer's. */
function Described({ line, currency }: { line: DocumentLine; currency: string }) {
  const { t, language, start } = useReader();
  const { description, discount } = line;
  const { text, period } = description;
  const second = { ...SMALL, textAlign: start };
  return (
    <>
      {text !== "" && <Name style={{ fontWeight: 600 }}>{text}</Name>}
      <Words description={description} first={{ fontWeight: 600 }} />
      {period && <Line>{writtenSpan(period.from, period.to, language)}</Line>}
      {discount && (
        <Row style={{ gap: 10, alignItems: "baseline" }}>
          <Line>{t("discount", { reason: discount.reason })}</Line>
          <Figure>{writtenMoney(-discountNet(line), { currency, language })}</Figure>
        </Row>
      )}
      <Second>
        <Words description={description} first={second} rest={second} />
      </Second>
    </>
  );
}

type WordsProps = Pick<DocumentLine, "description"> & {
  first: Styles[string];
  rest?: Styles[string];
};

function Words({ description: { rhythm, pupil }, first, rest }: WordsProps) {
  const { t } = useReader();
  return (
    <>
      {rhythm && (
        <Line style={first}>
          {t("rhythm", {
            count: String(rhythm.lessonsPerWeek),
            minutes: String(rhythm.lengthMinutes),
          })}
        </Line>
      )}
      {pupil !== "" && <Line style={rest}>{t("pupil", { name: pupil })}</Line>}
    </>
  );
}
