/**
 * Invoices and credit notes: what stands in one, kept as it was said on the day of issue. The facts are those of EN 16931;
 * nothing is changed afterwards, a credit note corrects.
 */
import { civilDateMs } from "../time/civil-date.ts";
import { taxWithin } from "./shares.ts";
import type { Currency } from "./units.ts";

/** invoice: of what was paid; credit_note: of what goes back. Each is a series of its own in each year. */
export const DOCUMENT_KINDS = ["invoice", "credit_note"] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** How it was paid, or given back; balance: of what the payer had left with the institute. */
export const PAYMENT_MEANS = ["card", "paypal", "transfer", "voucher", "balance"] as const;
type PaymentMeans = (typeof PAYMENT_MEANS)[number];

/** one: of what is not counted, such as a voucher. */
export const LINE_UNITS = ["lesson", "minute", "one"] as const;
export type LineUnit = (typeof LINE_UNITS)[number];

type DocumentLanguage = "en" | "fr" | "ar";

export type LineDescription = {
  /** In a person's words where none of the others says it; else "". */
  text: string;
  rhythm: { lessonsPerWeek: number; lengthMinutes: number } | null;
  /** First name of who learns, or "". */
  pupil: string;
  /** Dates of the seller, both included. */
  period: { from: string; to: string } | null;
};

/** Amounts are hundredths of the document's currency. */
export type DocumentLine = {
  description: LineDescription;
  quantity: number;
  unit: LineUnit;
  /** Of one, without tax and before the discount: hundredths of a hundredth. */
  unitNet: number;
  /** What the price was lowered by, with the tax in it, and why. */
  discount: { gross: number; reason: string } | null;
  net: number;
  /** Hundredths of a percent; of none, the ground says why. */
  basisPoints: number;
  ground: string;
  tax: number;
  gross: number;
};

/** What is taxed at one rate, on one ground. */
export type RateTotal = {
  basisPoints: number;
  ground: string;
  net: number;
  tax: number;
  gross: number;
};

export type DocumentTotals = { net: number; tax: number; gross: number; byRate: RateTotal[] };

/** What a document says; null and "" where there is nothing to say. */
export type DocumentContent = {
  /** Of this shape. */
  version: 1;
  kind: DocumentKind;
  seller: {
    name: string;
    form: string;
    address: string;
    /** Two letters, as the payer's. */
    country: string;
    registration: string;
    taxNumber: string;
    email: string;
    mediator: string;
    timeZone: string;
    language: DocumentLanguage;
  };
  payer: { name: string; address: string; country: string; language: DocumentLanguage };
  currency: Currency;
  lines: DocumentLine[];
  totals: DocumentTotals;
  /** Of an invoice what was paid, of a credit note what goes back; dates of the seller. */
  payments: { means: PaymentMeans; on: string; amount: number; reference: string }[];
  /** Of a credit note: what it corrects, and why. */
  corrects: { number: string; issuedOn: string; reason: string } | null;
};

/** With the day of the seller on which it was issued. */
export type IssuedContent = DocumentContent & { issuedOn: string };

const LETTERS: Record<DocumentKind, string> = { invoice: "F", credit_note: "A" };

/**
 * "F-2027-000042" of an invoice, "A-2027-000003" of a credit note.
 * @throws RangeError for a year or number that is none
 */
export function documentNumber(kind: DocumentKind, year: number, number: number): string {
  const isNumber = Number.isSafeInteger(number) && number > 0;
  if (!isNumber || !Number.isInteger(year) || year < 1000 || year > 9999) {
    throw new RangeError(`No number of a document: ${year}, ${number}`);
  }
  return `${LETTERS[kind]}-${year}-${String(number).padStart(6, "0")}`;
}

/** What a number says, in any case; null where it is none. */
export function readDocumentNumber(
  text: string,
): { kind: DocumentKind; year: number; number: number } | null {
  const [, letter, year, digits] = /^([FA])-([1-9]\d{3})-(\d{6,15})$/i.exec(text.trim()) ?? [];
  const kind = DOCUMENT_KINDS.find((one) => LETTERS[one] === letter?.toUpperCase());
  if (!kind || Number(digits) === 0) return null;
  return { kind, year: Number(year), number: Number(digits) };
}

const ARABIC = new Set(["EG", "AE", "QA", "SA"]);
const ENGLISH = new Set(["GB", "IE", "US", "MT"]);

/** In which language a seller of a country writes: French where nothing else is said. */
export function languageOfSeller(country: string): DocumentLanguage {
  if (ARABIC.has(country)) return "ar";
  return ENGLISH.has(country) ? "en" : "fr";
}

type Priced = Pick<DocumentLine, "description" | "quantity" | "unit" | "basisPoints"> & {
  /** What is paid for it, after the discount. */
  gross: number;
  ground?: string;
  discount?: DocumentLine["discount"];
};

/** A line of what is paid for it: the tax is taken out of the price, and what one costs without it follows. */
export function lineOf({ ground = "", discount = null, ...line }: Priced): DocumentLine {
  const { quantity, basisPoints, gross } = line;
  const tax = taxWithin(gross, basisPoints);
  const unitNet = Math.round((netBefore({ gross, discount, basisPoints }) * 100) / quantity);
  return { ...line, ground, discount, unitNet, tax, net: gross - tax };
}

type Lowered = Pick<DocumentLine, "gross" | "discount" | "basisPoints">;

/** Without tax, before the discount. */
function netBefore({ gross, discount, basisPoints }: Lowered): number {
  const before = gross + (discount?.gross ?? 0);
  return before - taxWithin(before, basisPoints);
}

/** What a line was lowered by, without tax. */
export const discountNet = (line: Lowered & Pick<DocumentLine, "net">): number =>
  netBefore(line) - line.net;

/** What the lines come to, by rate and ground in the order in which these first stand. */
export function totalsOf(lines: readonly DocumentLine[]): DocumentTotals {
  const byRate: RateTotal[] = [];
  for (const { basisPoints, ground, net, tax, gross } of lines) {
    const known = byRate.find((rate) => rate.basisPoints === basisPoints && rate.ground === ground);
    if (known) {
      known.net += net;
      known.tax += tax;
      known.gross += gross;
    } else byRate.push({ basisPoints, ground, net, tax, gross });
  }
  const sum = (part: "net" | "tax" | "gross") =>
    byRate.reduce((total, rate) => total + rate[part], 0);
  return { net: sum("net"), tax: sum("tax"), gross: sum("gross"), byRate };
}

export const DOCUMENT_FAULTS = [
  "seller",
  "payer",
  "lines",
  "amounts",
  "ground",
  "totals",
  "payments",
  "correction",
  "dates",
] as const;
export type DocumentFault = (typeof DOCUMENT_FAULTS)[number];

/**
 * Why this cannot be issued, or null. seller, payer: the law wants a name and where they live; lines: there is none;
 * amounts: one is not whole or negative, or tax and net do not make the gross; ground: no tax without a reason; totals:
 * they are not those of the lines; payments: they do not make the whole; correction: a credit note names what it
 * corrects and why, an invoice nothing; dates: one is no date.
 */
export function faultOfDocument(content: DocumentContent): DocumentFault | null {
  const { seller, payer, lines, totals, payments, corrects, kind } = content;
  const holds: Record<DocumentFault, boolean> = {
    seller: isSaid(seller.name, seller.address, seller.country),
    payer: isSaid(payer.name, payer.country),
    lines: lines.length > 0,
    amounts: lines.every(hasAmounts),
    ground: lines.every(({ basisPoints, ground }) => basisPoints > 0 || isSaid(ground)),
    totals: JSON.stringify(inOrder(totals)) === JSON.stringify(inOrder(totalsOf(lines))),
    payments:
      payments.every(({ amount }) => isAmount(amount)) &&
      payments.reduce((sum, { amount }) => sum + amount, 0) === totals.gross,
    correction:
      kind === "invoice"
        ? corrects === null
        : readDocumentNumber(corrects?.number ?? "")?.kind === "invoice" &&
          isSaid(corrects?.reason ?? ""),
    dates: datesIn(content).every((date) => civilDateMs(date) !== null),
  };
  return DOCUMENT_FAULTS.find((fault) => !holds[fault]) ?? null;
}

const isSaid = (...facts: string[]): boolean => facts.every((fact) => fact.trim() !== "");
const isAmount = (amount: number): boolean => Number.isSafeInteger(amount) && amount >= 0;

function hasAmounts({ quantity, unitNet, discount, net, tax, gross }: DocumentLine): boolean {
  const amounts = [unitNet, net, tax, gross, discount?.gross ?? 0];
  return amounts.every(isAmount) && isAmount(quantity) && quantity > 0 && net + tax === gross;
}

const inOrder = ({ net, tax, gross, byRate }: DocumentTotals) => [
  net,
  tax,
  gross,
  ...byRate.map((rate) => [rate.basisPoints, rate.ground, rate.net, rate.tax, rate.gross]),
];

const datesIn = ({ lines, payments, corrects }: DocumentContent): string[] => [
  ...lines.flatMap(({ description: { period } }) => (period ? [period.from, period.to] : [])),
  ...payments.map(({ on }) => on),
  ...(corrects ? [corrects.issuedOn] : []),
];
