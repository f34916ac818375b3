export const OUR_IBAN = "FR7630006000011234567890189";

export type Transfer = {
  amount: string;
  text: string;
  name?: string;
  reference?: string;
  currency?: string;
  day?: string;
  /** Of another entry than one that came and is booked. */
  indicator?: string;
  status?: string;
};

/** An entry of a statement in version 8, as French banks write it. */
export const entryOf = (transfer: Transfer) => `<Ntry>
  <Amt Ccy="${transfer.currency ?? "EUR"}">${transfer.amount}</Amt>
  <CdtDbtInd>${transfer.indicator ?? "CRDT"}</CdtDbtInd>
  <Sts><Cd>${transfer.status ?? "BOOK"}</Cd></Sts>
  <BookgDt><Dt>${transfer.day ?? "2026-11-20"}</Dt></BookgDt>
  ${transfer.reference ? `<AcctSvcrRef>${transfer.reference}</AcctSvcrRef>` : ""}
  <NtryDtls><TxDtls>
    <Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>
    <RltdPties><Dbtr><Pty><Nm>${transfer.name ?? "AMINA HADDAD"}</Nm></Pty></Dbtr></RltdPties>
    <RmtInf><Ustrd>${transfer.text}</Ustrd></RmtInf>
  </TxDtls></NtryDtls>
</Ntry>`;

export const statementOf = (entries: readonly string[], iban = OUR_IBAN) => `<Stmt>
  <Id>2026-324</Id><Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>EUR</Ccy></Acct>
  <Bal><Amt Ccy="EUR">00012.50</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>
  ${entries.join("\n")}
</Stmt>`;

/** A camt.053 file of these statements. */
export const camtOf = (...statements: string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
<GrpHdr><MsgId>1</MsgId></GrpHdr>${statements.join("\n")}</BkToCstmrStmt></Document>`;

/** One of one statement. */
export const camtWith = (transfers: readonly Transfer[], iban = OUR_IBAN) =>
  camtOf(statementOf(transfers.map(entryOf), iban));
