/** Whether anything can be sold: only once it is said who sells, under which tax, and for how much. */

/** What the law asks a seller to say before anybody orders. */
export const SELLER_FACTS = [
  "name",
  "form",
  "address",
  "country",
  "registration",
  "email",
  "publisher",
  "host",
  "mediator",
] as const;

export type SellerFact = (typeof SELLER_FACTS)[number];

export type Seller = Record<SellerFact, string>;

/** seller: facts of the seller; tax: a rule for the seller's own country; price: a plan with a price that holds. */
export const SHOP_GAPS = ["seller", "tax", "price"] as const;

export type ShopGap = (typeof SHOP_GAPS)[number];

/** The facts that are not said yet. */
export const factsMissing = (seller: Seller): SellerFact[] =>
  SELLER_FACTS.filter((fact) => seller[fact].trim() === "");

/** What keeps the shop closed, whatever staff wish; none when it may open. */
export function gapsOfShop({
  seller,
  hasTaxRule,
  hasPrice,
}: {
  seller: Seller;
  /** For the seller's own country, now. */
  hasTaxRule: boolean;
  /** Of any plan that is sold, now. */
  hasPrice: boolean;
}): ShopGap[] {
  const lacks: Record<ShopGap, boolean> = {
    seller: factsMissing(seller).length > 0,
    tax: !hasTaxRule,
    price: !hasPrice,
  };
  return SHOP_GAPS.filter((gap) => lacks[gap]);
}
