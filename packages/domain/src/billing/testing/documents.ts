import { type DocumentContent, lineOf, totalsOf } from "../documents.ts";

/** Eight lessons of 45 minutes, paid by card: 96,00 €, exempt. */
export function anInvoice(change: Partial<DocumentContent> = {}): DocumentContent {
  const lines = change.lines ?? [
    lineOf({
      description: {
        text: "",
        rhythm: { lessonsPerWeek: 2, lengthMinutes: 45 },
        pupil: "Inès",
        period: { from: "2027-03-01", to: "2027-03-28" },
      },
      quantity: 8,
      unit: "lesson",
      gross: 9600,
      basisPoints: 0,
      ground: "TVA non applicable, art. 293 B du CGI",
    }),
  ];
  const totals = totalsOf(lines);
  return {
    version: 1,
    kind: "invoice",
    seller: {
      name: "Institut Riwaq",
      form: "SAS",
      address: "1 rue de la Paix, 75002 Paris",
      country: "FR",
      registration: "123 456 789",
      taxNumber: "",
      email: "vente@example.org",
      mediator: "Médiateur de la consommation, Paris",
      timeZone: "Europe/Paris",
      language: "fr",
    },
    payer: {
      name: "Nora Lambert",
      address: "3 rue des Lilas, 69003 Lyon",
      country: "FR",
      language: "fr",
    },
    currency: "EUR",
    lines,
    totals,
    payments: [{ means: "card", on: "2027-03-01", amount: totals.gross, reference: "•••• 4242" }],
    corrects: null,
    ...change,
  };
}
