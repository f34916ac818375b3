import { Document, Page } from "@react-pdf/renderer";

import { MUTED } from "../../../../platform/pdf/palette.ts";
import { ReaderContext, useReader } from "../../../../platform/pdf/reader.tsx";
import { Foot, PAGE } from "../../../../platform/pdf/sheet.tsx";
import { Name } from "../../../../platform/pdf/type.tsx";
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
          <Page size="A4" style={{ ...PAGE, paddingBottom: 84 }}>
            <DocumentHead sheet={sheet} />
            <DocumentLines content={content} />
            <DocumentTotals content={content} />
            <Mentions content={content} />
            <SellerFoot sheet={sheet} />
          </Page>
        </Document>
      </SecondLanguage>
    </ReaderContext>
  );
}

/** Who the seller is, as the law wants it, on every page. */
function SellerFoot({ sheet: { number, content } }: { sheet: DocumentSheet }) {
  const { t } = useReader();
  const { seller } = content;
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
  const marked = `\u200e${number}\u200e`;
  return (
    <Foot fontSize={7.5} page={(page, pages) => t("page", { number: marked, page, pages })}>
      <Name style={{ fontSize: 7.5, lineHeight: 1.5, color: MUTED }}>{whole.join("\n")}</Name>
    </Foot>
  );
}
