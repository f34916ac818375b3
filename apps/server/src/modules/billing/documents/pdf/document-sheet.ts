import type { IssuedContent, LineDescription } from "@riwaq/domain/billing/documents";

import { printable } from "../../../../platform/pdf/printable.ts";

/** What a document is printed from: plain data, so that it can be handed to another thread. */
export type DocumentSheet = { number: string; content: IssuedContent };

/** The sheet with all that people wrote in letters that the fonts have. */
export function makePrintable(
  { number, content }: DocumentSheet,
  hasLetter: (codePoint: number) => boolean,
): DocumentSheet {
  const clean = (words: string) => printable(words, hasLetter).trim();
  const { seller, payer, lines, totals, payments, corrects } = content;
  const described = ({ text, pupil, ...rest }: LineDescription) => ({
    ...rest,
    text: clean(text),
    pupil: clean(pupil),
  });
  const grounded = <Of extends { ground: string }>(of: Of): Of => ({
    ...of,
    ground: clean(of.ground),
  });
  return {
    number,
    content: {
      ...content,
      seller: {
        ...seller,
        name: clean(seller.name),
        form: clean(seller.form),
        address: clean(seller.address),
        registration: clean(seller.registration),
        taxNumber: clean(seller.taxNumber),
        mediator: clean(seller.mediator),
      },
      payer: { ...payer, name: clean(payer.name), address: clean(payer.address) },
      lines: lines.map(({ description, discount, ...line }) => ({
        ...grounded(line),
        description: described(description),
        discount: discount && { ...discount, reason: clean(discount.reason) },
      })),
      totals: { ...totals, byRate: totals.byRate.map(grounded) },
      payments: payments.map((payment) => ({ ...payment, reference: clean(payment.reference) })),
      corrects: corrects && { ...corrects, reason: clean(corrects.reason) },
    },
  };
}
