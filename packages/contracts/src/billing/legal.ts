import { CONDITIONS_SECTIONS } from "@riwaq/domain/billing/conditions";
import { z } from "zod";

import { Language } from "../languages.ts";

/** Left out, it is the one that the browser asks for. */
export const LegalQuery = z.object({ language: Language.optional() });

/** The conditions in one language, as an order keeps them. */
export const Conditions = z.object({
  title: z.string(),
  sections: z.array(
    z.object({
      section: z.enum(CONDITIONS_SECTIONS),
      title: z.string(),
      lines: z.array(z.string()),
    }),
  ),
  /** The beginning of the SHA-256 of the text: other words or figures are another version. */
  version: z.string(),
});
export type Conditions = z.infer<typeof Conditions>;

/** GET /legal/?language=: who answers for the site and sells here, and under which conditions. */
export const Legal = z.object({
  /** Null until all of it is said: nothing is sold before. */
  seller: z
    .object({
      name: z.string(),
      form: z.string(),
      address: z.string(),
      country: z.string(),
      registration: z.string(),
      tax_number: z.string(),
      email: z.string(),
      phone: z.string(),
      publisher: z.string(),
      host: z.string(),
      mediator: z.string(),
    })
    .nullable(),
  conditions: Conditions,
});
export type Legal = z.infer<typeof Legal>;
