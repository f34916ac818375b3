import { type DocumentContent, lineOf } from "@riwaq/domain/billing/documents";
import { anInvoice } from "@riwaq/domain/billing/testing/documents";
import { describe, expect, it } from "vitest";

import { readPdf } from "../../../../../test/read-pdf.ts";
import { renderDocument } from "./render-document.tsx";

const { seller, payer, lines } = anInvoice();

const printed = async (change: Partial<DocumentContent> = {}, number = "F-2027-000042") =>
  readPdf(
    await renderDocument({ number, content: { ...anInvoice(change), issuedOn: "2027-03-01" } }),
  );

const lettersIn = (page: string | undefined, script: RegExp) => page?.match(script)?.length ?? 0;

describe("an invoice as a PDF", () => {
  it("says all that the law asks for on one page, in the seller's language", async () => {
    const [page = "", ...more] = await printed();
    expect(more).toEqual([]);
    for (const text of [
      "Facture",
      "F-2027-000042",
      "1er mars 2027",
      "Institut Riwaq, SAS",
      "1 rue de la Paix, 75002 Paris",
      "Nora Lambert",
      "3 rue des Lilas, 69003 Lyon",
      "2 cours de 45 min par semaine",
      "Pour Inès",
      "1er–28 mars 2027",
      "8 cours",
      "12,00 €",
      "96,00 €",
      "TVA à 0 %",
      "TVA non applicable, art. 293 B du CGI",
      "Carte bancaire",
      "•••• 4242",
      "prestation de services",
      "Immatriculation : 123 456 789",
      "Médiateur de la consommation",
      "page 1 sur 1",
    ]) {
      expect(page.toLowerCase()).toContain(text.toLowerCase());
    }
    expect(page).not.toContain("Invoice");
    expect(lettersIn(page, /\p{Script=Arabic}/gu)).toBe(0);
  });

  it("says beside it the same in the payer's language, where that is another", async () => {
    const [english = ""] = await printed({ payer: { ...payer, language: "en" } });
    for (const text of ["Facture", "Invoice", "2 lessons of 45 min a week", "For Inès", "Card"]) {
      expect(english).toContain(text);
    }
    const [arabic = ""] = await printed({ payer: { ...payer, language: "ar" } });
    expect(arabic).toContain("Facture");
    expect(arabic).toContain("F-2027-000042");
    expect(lettersIn(arabic, /\p{Script=Arabic}/gu)).toBeGreaterThan(150);
  });

  it("is Arabic throughout where the seller writes it, its numbers from left to right", async () => {
    const [page = ""] = await printed({
      seller: { ...seller, language: "ar", country: "EG" },
      payer: { ...payer, language: "ar" },
    });
    expect(page).toContain("F-2027-000042");
    expect(page).toContain("96.00 €");
    expect(page).not.toContain("Facture");
  });

  it("shows the tax of each rate, and what a price was lowered by", async () => {
    const taxed = (gross: number, basisPoints: number) =>
      lineOf({
        ...lines[0]!,
        ground: "",
        gross,
        basisPoints,
        discount: { gross, reason: "Bourse" },
      });
    const [page = ""] = await printed({ lines: [taxed(12_000, 2000), taxed(10_550, 550)] });
    for (const text of ["TVA à 20 %", "20,00 €", "TVA à 5,5 %", "5,50 €", "Bourse", "−100,00 €"]) {
      expect(page).toContain(text);
    }
    expect(page).toContain("225,50 €");
  });

  it("goes on over pages with its seller and number on each", async () => {
    const pages = await printed({ lines: Array.from({ length: 14 }, () => lines[0]!) });
    expect(pages.length).toBeGreaterThan(1);
    for (const [place, page] of pages.entries()) {
      expect(page).toContain(`F-2027-000042 · page ${place + 1} sur ${pages.length}`);
      expect(page).toContain("123 456 789");
    }
  });
});

it("a credit note names what it corrects, why, and how it was given back", async () => {
  const corrects = { number: "F-2027-000042", issuedOn: "2027-03-01", reason: "Contrat quitté" };
  const [page = ""] = await printed(
    { kind: "credit_note", corrects, payer: { ...payer, language: "en" } },
    "A-2027-000003",
  );
  for (const text of [
    "Avoir",
    "Credit note",
    "A-2027-000003",
    "Corrige la facture F-2027-000042 du 1er mars 2027",
    "Contrat quitté",
    "Remboursé",
  ]) {
    expect(page).toContain(text);
  }
});
