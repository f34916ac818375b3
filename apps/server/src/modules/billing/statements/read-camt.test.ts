import fc from "fast-check";
import { describe, expect, it, test } from "vitest";

import { OUR_IBAN, camtOf, camtWith, entryOf, statementOf } from "../../../../test/bank-files.ts";
import { readCamt } from "./read-camt.ts";

const read = (text: string) => readCamt(text, OUR_IBAN);
const transfer = { amount: "96.00", text: "RF18 5390 0754 7034", reference: "A1" };

const faultOf = (text: string) => {
  try {
    return read(text).length;
  } catch (error) {
    return (error as { fields?: Record<string, Array<{ key: string }>> }).fields?.["content"]?.[0]
      ?.key;
  }
};

describe("a statement", () => {
  it("gives the money that came, as it is written", () => {
    expect(read(camtWith([transfer]))).toEqual([
      {
        key: expect.stringMatching(/^[\da-f]{64}$/),
        amount: 9600,
        currency: "EUR",
        bookedOn: "2026-11-20",
        name: "AMINA HADDAD",
        text: "RF18 5390 0754 7034",
      },
    ]);
  });

  it("is read to the hundredth, whatever is written around the reference", () => {
    const texts = fc.stringMatching(/^[A-Za-z0-9 .,/-]{1,60}$/);
    const transfers = fc.record({ cents: fc.integer({ min: 1, max: 9_999_999 }), text: texts });
    fc.assert(
      fc.property(fc.array(transfers, { maxLength: 8 }), (all) => {
        const lines = read(
          camtWith(all.map(({ cents, text }) => ({ amount: (cents / 100).toFixed(2), text }))),
        );
        expect(lines.map(({ amount }) => amount)).toEqual(all.map(({ cents }) => cents));
        expect(new Set(lines.map(({ key }) => key)).size).toBe(all.length);
      }),
    );
  });

  it("leaves out what went out, and what is not booked", () => {
    const others = [{ indicator: "DBIT" }, { status: "PDNG" }, { status: "INFO" }];
    expect(read(camtWith(others.map((change) => ({ ...transfer, ...change }))))).toEqual([]);
  });

  it("keeps zeros, signs and letters of every language", () => {
    const [line] = read(
      camtWith([
        { ...transfer, text: "00012 &amp; &#233;t&#xE9; &lt;b&gt; أمينة", name: "Nom &amp; fils" },
      ]),
    );
    expect(line).toMatchObject({ text: "00012 & été <b> أمينة", name: "Nom & fils" });
  });

  it("says the same key for the same line in another file, and two for two equal payments", () => {
    const [first] = read(camtWith([transfer]));
    const other = statementOf([entryOf({ ...transfer, reference: "A2" }), entryOf(transfer)]);
    expect(read(camtOf(other)).map(({ key }) => key)).toContain(first?.key);
    const nameless = { amount: "96.00", text: "Cours" };
    expect(read(camtWith([nameless, nameless]))).toHaveLength(2);
    const twice = statementOf([entryOf(nameless)]);
    expect(read(camtOf(twice, twice))).toHaveLength(1);
  });

  it("of version 2, with prefixes and an hour, is read as well", () => {
    const old = camtWith([transfer])
      .replace("<Sts><Cd>BOOK</Cd></Sts>", "<Sts>BOOK</Sts>")
      .replaceAll(/<Pty>|<\/Pty>/g, "")
      .replace("<Dt>2026-11-20</Dt>", "<DtTm>2026-11-20T09:00:00+01:00</DtTm>")
      .replaceAll(/<(\/?)(?=[A-Z])/g, "<$1n:")
      .replace('xmlns="', 'xmlns:n="');
    expect(read(old)).toMatchObject([{ name: "AMINA HADDAD", bookedOn: "2026-11-20" }]);
  });
});

describe("an entry of several transfers", () => {
  const detail = (amount: string, text: string, currency = "EUR") =>
    `<TxDtls><Refs><AcctSvcrRef>B</AcctSvcrRef></Refs><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd>
      <RmtInf><Strd><CdtrRefInf><Ref>${text}</Ref></CdtrRefInf></Strd></RmtInf></TxDtls>`;
  const batch = (...details: string[]) =>
    camtOf(
      statementOf([
        entryOf({ ...transfer, amount: "150.00" }).replace(
          /<TxDtls>[^]*<\/TxDtls>/,
          details.join(""),
        ),
      ]),
    );

  it("is one line for each", () => {
    const lines = read(batch(detail("96.00", "RF1"), detail("54.00", "RF2")));
    expect(lines).toMatchObject([
      { amount: 9600, text: "RF1" },
      { amount: 5400, text: "RF2" },
    ]);
    expect(new Set(lines.map(({ key }) => key)).size).toBe(2);
  });

  it("is one line where its parts do not make up the whole, or are of other money", () => {
    const unequal = read(batch(detail("96.00", "RF1"), detail("50.00", "RF2")));
    expect(unequal).toMatchObject([{ amount: 15_000, text: "RF1 RF2" }]);
    expect(read(batch(detail("96.00", "RF1"), detail("54.00", "RF2", "USD")))).toHaveLength(1);
  });
});

describe("a file", () => {
  const good = camtWith([transfer]);
  const billion = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "aaaa">]>${good.slice(38)}`;

  it("of another account is refused whole", () => {
    expect(faultOf(camtWith([transfer], "DE89370400440532013000"))).toBe("statement_account");
    const both = camtOf(statementOf([]), statementOf([], "DE89370400440532013000"));
    expect(faultOf(both)).toBe("statement_account");
  });

  test.each([
    ["that is empty", ""],
    ["of words", "Bonjour"],
    ["that is cut off", good.slice(0, good.length / 2)],
    ["with a document type", billion],
    ["of another kind", "<Document><CstmrCdtTrfInitn/></Document>"],
    ["without a statement", camtOf()],
    ["that is very deep", "<a>".repeat(20_000)],
    ["with dangerous names", "<__proto__><constructor>1</constructor></__proto__>"],
  ])("%s cannot be read", (_, text) => {
    expect(faultOf(text)).toBe("statement_unreadable");
  });

  test.each([
    { amount: "96,00" },
    { amount: "-96.00" },
    { amount: "96.001" },
    { amount: "0.00" },
    { amount: "1e3" },
    { currency: "GBP" },
    { day: "2026-02-30x" },
    { day: "" },
  ])("with an entry of %o is refused whole", (change) => {
    expect(faultOf(camtWith([transfer, { ...transfer, ...change }]))).toBe("statement_row");
  });

  it("however it is damaged is read or refused, never worse", () => {
    fc.assert(
      fc.property(fc.nat(good.length), fc.string({ maxLength: 5 }), (at, noise) => {
        expect(["number", "string"]).toContain(
          typeof faultOf(good.slice(0, at) + noise + good.slice(at + noise.length)),
        );
      }),
    );
  });
});
