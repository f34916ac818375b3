import type { Charge } from "@riwaq/contracts/billing/subscriptions";
import { epcTextOf } from "@riwaq/domain/billing/epc-code";
import { referenceOf } from "@riwaq/domain/billing/reference";
import QRCode from "qrcode";

import type { SellerFacts } from "../shop/queries.ts";
import type { FoundCharge } from "./find-charges.ts";

type Seller = Pick<SellerFacts, "name" | "iban" | "accountHolder">;
type Asked = Pick<FoundCharge, "state" | "number" | "amount" | "currency">;

/** Where a charge that is due can be transferred to; null where the institute takes no transfers. */
export async function presentTransfer(charge: Asked, seller: Seller): Promise<Charge["transfer"]> {
  if (charge.state !== "due" || seller.iban === "" || charge.amount === 0) return null;
  const holder = seller.accountHolder || seller.name;
  const reference = referenceOf(charge.number);
  const { iban } = seller;
  const { amount } = charge;
  const code =
    charge.currency === "EUR"
      ? await drawn(epcTextOf({ name: holder, iban, amount, reference }))
      : null;
  return { holder, iban, reference, code };
}

/** As the guideline for the code asks: medium correction, and a margin of four. Nothing of its text is in the image as text. */
async function drawn(text: string): Promise<string> {
  const image = await QRCode.toString(text, {
    type: "svg",
    errorCorrectionLevel: "M",
    margin: 4,
  });
  return image.trim().replace("<svg ", '<svg role="img" ');
}
