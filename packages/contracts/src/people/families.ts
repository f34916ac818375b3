import { z } from "zod";

import { Id } from "../fields.ts";

const Member = z.object({ id: z.string(), name: z.string() });

/** Children with the same guardians, or somebody who learns alone; one of the guardians pays. */
export const Family = z.object({
  id: z.string(),
  guardians: z.array(Member),
  children: z.array(Member),
  /** Null once that account is forgotten, until somebody else pays. */
  payer: Member.nullable(),
});
export type Family = z.infer<typeof Family>;

export const Families = z.array(Family);
export type Families = z.infer<typeof Families>;

/** Who pays for all lessons of the family from now on: one of its guardians. */
export const PayerChange = z.object({ payer_id: Id });
export type PayerChange = z.infer<typeof PayerChange>;
