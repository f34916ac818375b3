import { Document, Page, Text, View } from "@react-pdf/renderer";

import { SANS } from "../../../../platform/pdf/fonts.ts";
import { INK, LINE, MARGIN, MUTED } from "../../../../platform/pdf/palette.ts";
import { numbersMarked } from "../../../../platform/pdf/printable.ts";
import { ReaderContext, useReader } from "../../../../platform/pdf/reader.tsx";
import { Name, Row } from "../../../../platform/pdf/type.tsx";
import { SecondLanguage } from "./both.tsx";
import { DocumentHead } from "./document-head.tsx";
import { DocumentLines } from "./document-lines.tsx";
import type { DocumentSheet } from "./document-sheet.ts";
import { DocumentTotals, Mentions } from "./document-totals.tsx";

/** An invoice or a credit note on A4: in the seller's language, with the payer's beside it. */
export function DocumentPage({ sheet }: { sheet: DocumentSheet }) {
  const { content, number } = sheet;
  const { seller, payer } = content;
  const { language } = seller;
  const second = payer.language === language ? null : payer.language;
  return (
    <ReaderContext value={{ language, isRtl: language === "ar", texts: "document-pdf" }}>
      <SecondLanguage value={second}>
        <Document
          language={language}
          title={number}
          author={seller.name}
          producer={seller.name}
          creator={seller.name}
        >
          <Page
            size="A4"
            style={{ paddingHorizontal: MARGIN, paddingTop: 34, paddingBottom: 84, color: INK }}
          >
            <DocumentHead sheet={sheet} />
            <DocumentLines content={content} />
            <DocumentTotals content={content} />
            <Mentions content={content} />
            <Foot sheet={sheet} />
          </Page>
        </Document>
      </SecondLanguage>
    </ReaderContext>
  );
}

/** Who the seller is, as the law wants it, on every page. */
function Foot({ sheet: { number, content } }: { sheet: DocumentSheet }) {
  const { t, isRtl } = useReader();
  const { seller } = content;
  const marked = (text: string) => (isRtl ? numbersMarked(text) : text);
  const whole = [
    [seller.name, seller.form, ...seller.address.split("\n")].filter(Boolean).join(t("comma")),
    [
      seller.registration && t("registration", { value: seller.registration }),
      seller.taxNumber && t("taxNumber", { value: seller.taxNumber }),
      seller.email,
    ]
      .filter(Boolean)
      .join(" · "),
    seller.mediator && t("mediator", { value: seller.mediator }),
  ].filter(Boolean);
  return (
    <View fixed style={{ position: "absolute", left: MARGIN, right: MARGIN, bottom: 24 }}>
      <Row
        style={{
          justifyContent: "space-between",
          alignItems: "flex-end",
          borderTopWidth: 0.8,
          borderColor: LINE,
          paddingTop: 6,
          gap: 16,
        }}
      >
        <View style={{ flexGrow: 1, flexBasis: 0 }}>
          <Name style={{ fontSize: 7.5, lineHeight: 1.5, color: MUTED }}>{whole.join("\n")}</Name>
        </View>
        <Text
          style={{
            fontFamily: SANS,
            // No line height: a text that is written while pages are made would be pushed off them.
            fontSize: 7.5,
            width: 130,
            textAlign: isRtl ? "left" : "right",
            color: MUTED,
            direction: isRtl ? "rtl" : "ltr",
          }}
          render={({ pageNumber, totalPages }) =>
            marked(
              t("page", {
                number: `\u200e${number}\u200e`,
                page: String(pageNumber),
                pages: String(totalPages ?? pageNumber),
              }),
            )
          }
        />
      </Row>
    </View>
  );
}
