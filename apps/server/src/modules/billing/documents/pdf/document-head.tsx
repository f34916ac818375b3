import { View } from "@react-pdf/renderer";
import type { ReactNode } from "react";

import { writtenCountry } from "../../../../platform/pdf/amounts.ts";
import { writtenDate } from "../../../../platform/pdf/dates.ts";
import { EMERALD, MUTED } from "../../../../platform/pdf/palette.ts";
import { useReader } from "../../../../platform/pdf/reader.tsx";
import { Letterhead, TITLE } from "../../../../platform/pdf/sheet.tsx";
import { Line, Name, Row } from "../../../../platform/pdf/type.tsx";
import { Both, BothInLine, SecondLine } from "./both.tsx";
import type { DocumentSheet } from "./document-sheet.ts";
import { Figure } from "./figure.tsx";

const LABEL = { fontSize: 8.5, color: MUTED };

/** Who sells, what this is, for whom, of when. */
export function DocumentHead({ sheet: { number, content } }: { sheet: DocumentSheet }) {
  const { language } = useReader();
  const { kind, seller, issuedOn } = content;
  return (
    <View>
      <Letterhead name={seller.name} />
      <Row style={{ justifyContent: "space-between", alignItems: "flex-end", gap: 24 }}>
        <BothInLine
          text={`title.${kind}`}
          style={{ ...TITLE, color: EMERALD }}
          secondStyle={{ fontSize: 19 }}
          alignItems="center"
        />
        <Row style={{ gap: 26, paddingBottom: 4 }}>
          <Fact label="number">
            <Figure style={{ fontWeight: 600 }}>{number}</Figure>
          </Fact>
          <Fact label="issuedOn">
            <Line>{writtenDate(issuedOn, language)}</Line>
          </Fact>
        </Row>
      </Row>
      <Corrects content={content} />
      <Parties content={content} />
    </View>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <View>
      <Both text={label} style={LABEL} />
      {children}
    </View>
  );
}

type Part = { content: DocumentSheet["content"] };

/** What a credit note corrects, and why. */
function Corrects({ content: { corrects } }: Part) {
  const { t, language } = useReader();
  if (!corrects) return null;
  const { number, issuedOn, reason } = corrects;
  return (
    <View style={{ marginTop: 6 }}>
      <Line>{t("corrects", { number, date: writtenDate(issuedOn, language) })}</Line>
      <SecondLine text="correctsNumber" params={{ number }} style={{ fontSize: 8.5 }} />
      <Name style={{ color: MUTED }}>{reason}</Name>
    </View>
  );
}

function Parties({ content: { seller, payer } }: Part) {
  const { t } = useReader();
  return (
    <Row style={{ marginTop: 22, gap: 28 }}>
      <Party
        label="seller"
        {...seller}
        name={[seller.name, seller.form].filter(Boolean).join(t("comma"))}
      />
      <Party label="customer" {...payer} />
    </Row>
  );
}

type PartyProps = { label: string; name: string; address: string; country: string };

function Party({ label, name, address, country }: PartyProps) {
  const { language } = useReader();
  const placed = [...address.split("\n"), writtenCountry(country, language)].filter(Boolean);
  return (
    <View style={{ flexGrow: 1, flexBasis: 0 }}>
      <BothInLine text={label} style={LABEL} />
      <Name style={{ fontWeight: 600, fontSize: 11 }}>{name}</Name>
      <Name>{placed.join("\n")}</Name>
    </View>
  );
}
