import { VALIDITIES } from "@riwaq/domain/people/applications/files";
import { z } from "zod";

import { CivilDate, shortText } from "../fields.ts";
import { message } from "../messages.ts";

export const RECOGNITIONS_MAX = 5;
export const RECOGNITION_BODY_MAX = 160;
export const RECOGNITION_NUMBER_MAX = 80;

const written = (max: number) => shortText(max).min(1, message("required"));

/** Who recognises the institute, under which number and until which day: beside the document that proves it. */
export const NewRecognition = z.object({
  body: written(RECOGNITION_BODY_MAX),
  number: written(RECOGNITION_NUMBER_MAX),
  valid_until: CivilDate,
});
export type NewRecognition = z.infer<typeof NewRecognition>;

/** As every visitor may read it, while it is valid; the document stands behind its id. */
export const Recognition = z.object({
  id: z.string(),
  body: z.string(),
  number: z.string(),
  valid_until: z.string(),
});
export type Recognition = z.infer<typeof Recognition>;

/** For staff: those that are over too, which no visitor reads. */
export const StaffRecognition = Recognition.extend({ validity: z.enum(VALIDITIES) });
export type StaffRecognition = z.infer<typeof StaffRecognition>;
export const StaffRecognitions = z.array(StaffRecognition);
