import { randomUUID } from "node:crypto";

import { followChain, CHAIN_START, type Link } from "@riwaq/domain/billing/document-chain";
import { type DocumentContent, lineOf } from "@riwaq/domain/billing/documents";
import { anInvoice } from "@riwaq/domain/billing/testing/documents";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";

import { SIGN_IN_FIRST } from "../../../../test/error-map.ts";
import { buildParent, buildStaff, buildStudent, signedIn } from "../../../../test/factories.ts";
import { readPdf } from "../../../../test/read-pdf.ts";
import { readZip } from "../../../../test/read-zip.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { staffRights } from "../../identity/tables/user-roles.ts";
import { documents } from "../tables/documents.ts";
import { issueDocument, sha256 } from "./issue-document.ts";

const test = await startTestApp();
const { db } = test;
const [payer, other, child] = [
  await buildParent(db),
  await buildParent(db),
  await buildStudent(db),
];
const [desk, plain] = [await buildStaff(db), await buildStaff(db)];
await db.delete(staffRights).where(eq(staffRights.userId, plain.id));
const [family, stranger, pupil, office, clerk] = [
  await signedIn(test, payer),
  await signedIn(test, other),
  await signedIn(test, child),
  await signedIn(test, desk),
  await signedIn(test, plain),
];

const issue = (payerId: string, on: string, change: Partial<DocumentContent> = {}) =>
  inTransaction(db, (tx) => {
    const content = anInvoice(change);
    const ids = { payerId, chargeId: randomUUID(), refundId: null };
    return issueDocument(tx, { key: randomUUID(), ...ids, content }, new Date(`${on}T10:00:00Z`));
  });

const [line] = anInvoice().lines;
const taxed = lineOf({ ...line!, gross: 12_000, basisPoints: 2000, ground: "" });
const corrects = { number: "F-2027-000001", issuedOn: "2027-03-01", reason: "Départ" };
const base = anInvoice();
let invoiceId = "";

beforeAll(async () => {
  invoiceId = (await issue(payer.id, "2027-03-01")).id;
  await issue(other.id, "2027-03-01", {
    lines: [taxed],
    payer: { ...base.payer, name: "=HYPERLINK(1)", country: "BE" },
  });
  await issue(payer.id, "2027-03-20", { kind: "credit_note", corrects });
  await issue(other.id, "2028-01-02", { payer: { ...base.payer, name: "100% Ali" } });
});

const pdfOf = (id: string) => `/api/documents/${id}/pdf/`;
const LIST = "/api/staff/documents/";

describe("the payer's list", () => {
  it("has what was issued to whoever asks, the newest first, and nobody else's", async () => {
    const answer = await family.get("/api/users/me/invoices/");
    expect(answer.json().documents).toEqual([
      expect.objectContaining({ number: "A-2027-000001", corrects: "F-2027-000001" }),
      {
        id: invoiceId,
        kind: "invoice",
        number: "F-2027-000001",
        issued_on: "2027-03-01",
        currency: "EUR",
        gross: 9600,
        pupils: ["Inès"],
        corrects: null,
      },
    ]);
    expect((await pupil.get("/api/users/me/invoices/")).json()).toEqual({ documents: [] });
    const guest = await test.client().get("/api/users/me/invoices/");
    expect([guest.statusCode, guest.json()]).toEqual([401, SIGN_IN_FIRST]);
  });
});

describe("the file of a document", () => {
  it("is printed once, kept, and the same from then on", async () => {
    const answer = await family.get(pdfOf(invoiceId));
    expect(answer.headers).toMatchObject({
      "content-type": "application/pdf",
      "cache-control": "private, no-store",
      "content-disposition": expect.stringContaining('filename="F-2027-000001.pdf"'),
    });
    const [page = ""] = await readPdf(answer.rawPayload);
    expect(page).toContain("F-2027-000001");
    const again = await office.get(pdfOf(invoiceId));
    expect(again.rawPayload.equals(answer.rawPayload)).toBe(true);
    const [row] = await db.select().from(documents).where(eq(documents.id, invoiceId));
    expect(row?.pdfKey).toMatch(/^documents\//);
  });

  it("is there for its payer and staff who decide about money alone", async () => {
    const codes = [];
    for (const client of [stranger, pupil, clerk, test.client()]) {
      codes.push((await client.get(pdfOf(invoiceId))).statusCode);
    }
    expect(codes).toEqual([404, 404, 404, 401]);
    expect((await family.get(pdfOf(randomUUID()))).statusCode).toBe(404);
    expect((await family.get(pdfOf("1"))).statusCode).toBe(404);
  });
});

describe("the list of staff", () => {
  const numbers = async (query: string) => {
    const answer = await office.get(`${LIST}?${query}`);
    expect(answer.statusCode).toBe(200);
    return answer.json().documents.map(({ number }: { number: string }) => number);
  };

  it.each([
    ["", ["F-2028-000001", "A-2027-000001", "F-2027-000002", "F-2027-000001"]],
    ["search=2027-000002", ["F-2027-000002"]],
    ["search=nora%20lam", ["A-2027-000001", "F-2027-000001"]],
    ["search=100%25", ["F-2028-000001"]],
    ["search=%25", ["F-2028-000001"]],
    ["kind=credit_note", ["A-2027-000001"]],
    ["from=2027-03-02&to=2027-12-31", ["A-2027-000001"]],
    ["page=9", ["F-2028-000001", "A-2027-000001", "F-2027-000002", "F-2027-000001"]],
  ])("asked for %j has %j", async (query, found) => {
    expect(await numbers(query)).toEqual(found);
  });

  it("says who pays, and in which years there is something", async () => {
    const answer = (await office.get(`${LIST}?search=F-2027-000002`)).json();
    expect(answer).toMatchObject({ count: 1, page: 1, page_count: 1, years: [2028, 2027] });
    expect(answer.documents[0]).toMatchObject({
      payer: { id: other.id, name: "=HYPERLINK(1)", country: "BE" },
      gross: 12_000,
      tax: 2000,
    });
    expect((await office.get(`${LIST}?kind=letter`)).statusCode).toBe(400);
  });

  it.each(["", "check/", "table/", "totals/", "payments/", "owed/", "archive/"])(
    "and what lies beneath it (%j) is nobody else's",
    async (path) => {
      const query = "?from=2027-01-01&to=2027-12-31&year=2027&on=2027-12-31";
      expect((await clerk.get(`${LIST}${path}${query}`)).statusCode).toBe(403);
      expect((await family.get(`${LIST}${path}${query}`)).statusCode).toBe(403);
      expect((await test.client().get(`${LIST}${path}${query}`)).statusCode).toBe(401);
    },
  );
});

it("the check names every series as whole", async () => {
  const answer = await office.get(`${LIST}check/`);
  expect(answer.json().series).toEqual([
    { kind: "credit_note", year: 2027, count: 1, broken: null },
    { kind: "invoice", year: 2027, count: 2, broken: null },
    { kind: "invoice", year: 2028, count: 1, broken: null },
  ]);
});

describe("what the accountant takes along", () => {
  const linesOf = async (path: string) => {
    const answer = await office.get(`${LIST}${path}`);
    expect(answer.headers["content-type"]).toContain("text/csv");
    return answer.body.slice(1).trimEnd().split("\r\n").slice(1);
  };

  it("is a line for each document of some days, nothing of which a spreadsheet runs", async () => {
    expect(await linesOf("table/?from=2027-03-01&to=2027-12-31")).toEqual([
      "F-2027-000001,Invoice,2027-03-01,Nora Lambert,FR,EUR,96,0,96,Card,2027-03-01,",
      "F-2027-000002,Invoice,2027-03-01,'=HYPERLINK(1),BE,EUR,100,20,120,Card,2027-03-01,",
      "A-2027-000001,Credit note,2027-03-20,Nora Lambert,FR,EUR,-96,0,-96,Card,2027-03-01,F-2027-000001",
    ]);
    const asked = await office.get(`${LIST}table/?from=2027-03-01&to=2029-03-01`);
    expect(asked.statusCode).toBe(400);
  });

  it("is what each day came to, by country, rate, ground and currency", async () => {
    const ground = '"TVA non applicable, art. 293 B du CGI"';
    expect(await linesOf("totals/?from=2027-01-01&to=2027-12-31")).toEqual([
      "2027-03-01,BE,20,,EUR,1,100,20,120",
      `2027-03-01,FR,0,${ground},EUR,1,96,0,96`,
      `2027-03-20,FR,0,${ground},EUR,1,-96,0,-96`,
    ]);
  });

  it("is a year as a ZIP, whose chain can be followed without us", async () => {
    const answer = await office.get(`${LIST}archive/?year=2027`);
    const files = await readZip(answer.rawPayload);
    expect([...files.keys()]).toEqual([
      "documents.jsonl",
      "F-2027-000001.pdf",
      "F-2027-000002.pdf",
      "A-2027-000001.pdf",
    ]);
    const lines = files.get("documents.jsonl")!.toString().trimEnd().split("\n");
    const links = lines.map((text) => JSON.parse(text) as Link);
    const invoices = links.filter(({ kind }) => kind === "invoice");
    expect(followChain(invoices, CHAIN_START, sha256)).toMatchObject({ end: { number: 2 } });
    const [page = ""] = await readPdf(files.get("F-2027-000002.pdf")!);
    expect(page).toContain("120,00 €");
  });

  it("stands in the journal: which, by whom", async () => {
    const rows = await db.select().from(events).where(eq(events.kind, "export-documents"));
    const files = rows.map(({ payload }) => (payload as { file: string }).file);
    expect(new Set(files)).toEqual(new Set(["table", "totals", "archive"]));
    expect(rows.every(({ actorId }) => actorId === desk.id)).toBe(true);
  });
});
