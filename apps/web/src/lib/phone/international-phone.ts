import { zodResolver } from "@hookform/resolvers/zod";
import type { CountryCode } from "libphonenumber-js";
import type { FieldValues, Resolver } from "react-hook-form";
import type { z } from "zod";

import { deviceTimeZone } from "../format.ts";
import { guessCountry } from "./guess-country.ts";

const ARABIC_DIGIT = /[\u0660-\u0669\u06F0-\u06F9]/g;
const DIGIT_MASK = 0xf;
const SEPARATORS = /[\s().\-\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** Digits as people write them, `06 12 34 56 78`, without what stands between them. */
export function plainPhone(typed: unknown): string {
  return String(typed ?? "")
    .replaceAll(SEPARATORS, "")
    .replaceAll(ARABIC_DIGIT, (digit) => String(digit.charCodeAt(0) & DIGIT_MASK));
}

/** Heavy, so it is fetched when somebody comes to the field. */
export const loadPhones = () => import("./phone-rules.ts");

/**
 * What is typed at home, `06 12 34 56 78` in France or `010…` in Egypt, in the international form that the contract asks
 * for. What has its country's code, or is no number, stays as it was typed.
 */
export async function internationalPhone(typed: string, country: CountryCode): Promise<string> {
  const plain = plainPhone(typed);
  if (plain === "" || plain.startsWith("+")) return plain;
  // Without the rules, as on a line that is lost, the contract judges what was typed.
  const rules = await loadPhones().catch(() => undefined);
  return rules?.internationalNumber(plain, country) ?? plain;
}

/** The rules of a form that asks for a phone number, which they see in its international form. */
export function withInternationalPhone<Values extends FieldValues, Sent>(
  schema: z.ZodType<Sent, Values>,
  language: string,
): Resolver<Values, unknown, Sent> {
  const resolver = zodResolver(schema);
  return async (values, context, options) => {
    const typed: unknown = values.phone_number;
    if (typeof typed !== "string") return resolver(values, context, options);
    const country = guessCountry(deviceTimeZone(), language);
    const phone_number = await internationalPhone(typed, country);
    return resolver({ ...values, phone_number }, context, options);
  };
}
