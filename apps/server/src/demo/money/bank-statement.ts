import type { StatementFile } from "@riwaq/contracts/billing/statements";

/** Money that came to the institute's account: hundredths, and what the sender wrote. */
export type BankLine = { at: Date; amount: number; text: string; name: string };

/** A spreadsheet as a bank gives it, and how it is read. */
export function statementOf(lines: readonly BankLine[]): StatementFile {
  const rows = lines.map(({ at, amount, text, name }) => {
    const [year, month, day] = at.toISOString().slice(0, 10).split("-");
    return [`${day}/${month}/${year}`, (amount / 100).toFixed(2).replace(".", ","), text, name];
  });
  const table = [["Date", "Montant", "Libellé", "Donneur d’ordre"], ...rows];
  return {
    content: Buffer.from(table.map((row) => row.join(";")).join("\n")).toString("base64"),
    mapping: {
      separator: "semicolon",
      decimal_sign: ",",
      day_order: "dmy",
      columns: { booked_on: "Date", amount: "Montant", text: "Libellé", name: "Donneur d’ordre" },
    },
  };
}
