import { z } from "zod";

import { Age, Gender, PhoneNumber } from "../fields.ts";

/** What registration asks a student, of somebody who has an account. */
export const NewLearner = z.object({ age: Age, gender: Gender });
export type NewLearner = z.infer<typeof NewLearner>;

/** What registration asks a parent, of somebody who has an account. */
export const NewGuardian = z.object({ phone_number: PhoneNumber });
export type NewGuardian = z.infer<typeof NewGuardian>;
