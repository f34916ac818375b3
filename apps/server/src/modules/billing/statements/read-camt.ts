/** Statements as ISO 20022 has them: camt.053, in any of its versions. */
import { hundredthsOfIso } from "@riwaq/domain/billing/bank-lines";
import { CURRENCIES } from "@riwaq/domain/billing/units";
import { XMLParser } from "fast-xml-parser";

import { badField } from "../../../platform/app-error.ts";
import { type StatementLine, faultyAt, keyLines, unreadable } from "./key-lines.ts";

/** Amounts and references stay the texts that they are, and nothing of the file is expanded. */
const parser = new XMLParser({
  processEntities: false,
  parseTagValue: false,
  parseAttributeValue: false,
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  removeNSPrefix: true,
  isArray: (_name, _path, _isLeaf, isAttribute) => !isAttribute,
});

type Node = Record<string, unknown>;

/**
 * Money that came, booked, of every statement in the file. Refused where the file is none, is of another account than
 * `iban`, declares entities or has an amount, a day or a currency that cannot be read: whole or not at all.
 */
export function readCamt(text: string, iban: string): StatementLine[] {
  // What is declared in a document type could grow without an end; no bank writes one.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw unreadable();
  const statements = statementsOf(text);
  if (statements.length === 0) throw unreadable();
  const isOurs = statements.every((one) => ibanOf(one) === iban);
  if (!isOurs) throw badField("content", "statement_account");
  const lines = statements.flatMap((one) => {
    const entries = nodesOf(one, "Ntry");
    return keyLines(entries.flatMap((entry, at) => linesOf(entry, at + 1)));
  });
  // The same line in two statements of one file is one.
  return [...new Map(lines.map((line) => [line.key, line])).values()];
}

function statementsOf(text: string): Node[] {
  try {
    const file = parser.parse(text, true) as Node;
    return nodesOf(file, "Document", "BkToCstmrStmt", "Stmt");
  } catch {
    throw unreadable();
  }
}

const ibanOf = (statement: Node) =>
  textOf(statement, "Acct", "Id", "IBAN").replaceAll(/\s/g, "").toUpperCase();

type Found = Parameters<typeof keyLines>[0][number];

/** One of an entry, or one of each of its details where their amounts make up the whole. */
function linesOf(entry: Node, at: number): Found[] {
  const status = textOf(entry, "Sts", "Cd") || textOf(entry, "Sts");
  const isReceived = textOf(entry, "CdtDbtInd") === "CRDT";
  if (!isReceived || (status !== "" && status !== "BOOK")) return [];
  const { amount, currency } = moneyOf(entry, at);
  const day = textOf(entry, "BookgDt", "Dt") || textOf(entry, "BookgDt", "DtTm").slice(0, 10);
  if (!/^2[01]\d\d-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day))) throw faultyAt(at);
  const about = { currency, bookedOn: day };
  const reference = referenceOf(entry, "AcctSvcrRef");
  const details = nodesOf(entry, "NtryDtls", "TxDtls");
  const amounts = details.map((detail) => amountOfDetail(detail, currency));
  const isWhole = amounts.reduce<number>((sum, one) => sum + (one ?? Number.NaN), 0) === amount;
  const extra = textOf(entry, "AddtlNtryInf");
  if (details.length < 2 || !isWhole) {
    const said = details.map(saidOf);
    const name = details.length === 1 ? nameOf(details[0]) : "";
    return [{ ...about, reference, amount, name, text: [...said, extra].join(" ") }];
  }
  const own = details.map((detail) => referenceOf(detail, "Refs", "AcctSvcrRef"));
  const areDistinct = own.every(Boolean) && new Set(own).size === own.length;
  return details.map((detail, place) => ({
    ...about,
    reference: areDistinct ? (own[place] ?? null) : reference && `${reference}/${place + 1}`,
    amount: amounts[place] ?? 0,
    name: nameOf(detail),
    text: saidOf(detail),
  }));
}

function moneyOf(entry: Node, at: number) {
  const [money] = nodesOf(entry, "Amt");
  const currency = CURRENCIES.find((one) => one === money?.["@Ccy"]);
  const amount = hundredthsOfIso(textOf(entry, "Amt"));
  if (!currency || amount === null || amount === 0) throw faultyAt(at);
  return { amount, currency };
}

/** Null where it says none, or one of other money than the account's: then the entry is one line. */
function amountOfDetail(detail: Node, currency: string): number | null {
  const indicator = textOf(detail, "CdtDbtInd");
  const [money] = [...nodesOf(detail, "Amt"), ...nodesOf(detail, "AmtDtls", "TxAmt", "Amt")];
  const isReceived = indicator === "" || indicator === "CRDT";
  if (money?.["@Ccy"] !== currency || !isReceived) return null;
  const amount = hundredthsOfIso(String(money["#text"] ?? ""));
  return amount === 0 ? null : amount;
}

const nameOf = (detail: Node | undefined) =>
  detail
    ? textOf(detail, "RltdPties", "Dbtr", "Nm") || textOf(detail, "RltdPties", "Dbtr", "Pty", "Nm")
    : "";

/** What the payer wrote, a structured reference first. */
const saidOf = (detail: Node) =>
  [
    ...nodesOf(detail, "RmtInf", "Strd", "CdtrRefInf", "Ref"),
    ...nodesOf(detail, "RmtInf", "Ustrd"),
    ...nodesOf(detail, "Refs", "EndToEndId"),
    ...nodesOf(detail, "AddtlTxInf"),
  ]
    .map(ownText)
    .filter((text) => !isNone(text))
    .join(" ");

/** Banks fill what they do not know. */
const isNone = (text: string) => /^(?:NON(?:REF|E)|NOT ?PROVIDED|0*)$/i.test(text.trim());

function referenceOf(node: Node, ...path: string[]): string | null {
  const reference = textOf(node, ...path);
  return isNone(reference) ? null : reference;
}

/** All that stand at the end of a path, in their order. */
function nodesOf(node: Node, ...path: string[]): Node[] {
  return path.reduce<Node[]>(
    (nodes, name) =>
      nodes.flatMap((one) => {
        const found = Object.hasOwn(one, name) ? one[name] : [];
        return (Array.isArray(found) ? found : []).map((child: unknown) =>
          typeof child === "object" && child !== null ? (child as Node) : { "#text": child },
        );
      }),
    [node],
  );
}

const textOf = (node: Node, ...path: string[]): string => {
  const [found] = nodesOf(node, ...path);
  return found ? ownText(found) : "";
};

const ownText = (node: Node): string => {
  const texts = [node["#text"]].flat().filter((text) => typeof text === "string");
  return unescaped(texts.join("")).trim();
};

const SIGNS: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
};

/** The five entities of XML, and signs by their number. */
const unescaped = (text: string) =>
  text.replaceAll(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi,
    (whole, hex, number, name) => {
      if (name) return SIGNS[String(name).toLowerCase()] ?? whole;
      const code = hex ? parseInt(hex, 16) : Number(number);
      return code <= 0x10ffff ? String.fromCodePoint(code) : "";
    },
  );
