import {
  FILE_KINDS,
  FILE_STATES,
  VALIDITIES,
  RECITATION_MAX_SECONDS,
} from "@riwaq/domain/people/applications/files";
import { APPLICATION_ITEMS, READER_LANGUAGES } from "@riwaq/domain/people/applications/items";
import { z } from "zod";

import { CivilDate, shortText } from "../fields.ts";
import { message } from "../messages.ts";
import { Approval, Certificate } from "./teachers.ts";

/** A recitation of a minute and a half, as browsers and phones record it; a studio's file does not fit, and need not. */
export const RECITATION_MAX_BYTES = 6_291_456;
export const RECITATION_TYPES = ["audio/webm", "audio/mp4", "audio/ogg", "audio/mpeg"] as const;
export const DOCUMENT_MAX_BYTES = 8_388_608;
export const DOCUMENT_TYPES = ["application/pdf", "image/jpeg", "image/png", "image/webp"] as const;

/** Bytes, which no schema reads. */
export const SentFile = z.unknown();

/** How long it plays, as the browser measured it, beside the bytes themselves. */
export const RecitationQuery = z.object({
  seconds: z.coerce
    .number(message("invalid"))
    .positive(message("recitation_empty"))
    .max(RECITATION_MAX_SECONDS, message("recitation_long")),
});
export type RecitationQuery = z.infer<typeof RecitationQuery>;

/** What a teacher says of a certificate: families read all but its last day, after which they read nothing of it. */
export const NewCertificate = Certificate.extend({ valid_until: CivilDate.nullable() });
export type NewCertificate = z.infer<typeof NewCertificate>;

/** The same beside the document itself. An empty year is none, and so is an empty day. */
export const CertificateQuery = NewCertificate.extend({
  valid_until: z.preprocess((day) => (day === "" ? null : (day ?? null)), CivilDate.nullable()),
  issuer: Certificate.shape.issuer.default(""),
  year: z.preprocess(
    (year) => (year === undefined || year === "" ? null : Number(year)),
    Certificate.shape.year,
  ),
});
export type CertificateQuery = z.infer<typeof CertificateQuery>;

/** A recitation or a certificate; of a recitation `title` and `issuer` are empty. */
export const ApplicationFile = z.object({
  id: z.string(),
  kind: z.enum(FILE_KINDS),
  title: z.string(),
  issuer: z.string(),
  year: z.int().nullable(),
  /** The last day of a certificate. */
  valid_until: z.string().nullable(),
  /** By that day, and the day that it is at the institute. */
  validity: z.enum(VALIDITIES),
  /** Of a recitation. */
  seconds: z.number().nullable(),
  mime_type: z.string(),
  size_bytes: z.int(),
  state: z.enum(FILE_STATES),
  /** Why staff did not accept it. */
  note: z.string(),
  added_at: z.string(),
  /** Whether families hear it, or read of it, now. */
  is_shown: z.boolean(),
});
export type ApplicationFile = z.infer<typeof ApplicationFile>;

export const ApplicationItem = z.enum(APPLICATION_ITEMS, message("invalid"));
export type ApplicationItem = z.infer<typeof ApplicationItem>;

/** An application as its teacher reads it, and staff with them. */
export const Application = z.object({
  approval: Approval,
  /** What staff wrote when they last decided, or asked for more. */
  note: z.string(),
  sent_at: z.string().nullable(),
  decided_at: z.string().nullable(),
  items: z.array(
    z.object({
      item: ApplicationItem,
      is_ready: z.boolean(),
      /** Without it the application cannot be sent. */
      is_needed: z.boolean(),
      /** The readers' languages in which the text is still to be written. */
      missing: z.array(z.enum(READER_LANGUAGES)),
      /** What staff ask about it; null where they ask nothing. */
      asked: z.string().nullable(),
    }),
  ),
  can_send: z.boolean(),
  recitation: ApplicationFile.nullable(),
  /** The first added first. */
  certificates: z.array(ApplicationFile),
});
export type Application = z.infer<typeof Application>;

export const APPLICATION_WORD_MAX = 500;
export const APPLICATION_NOTE_MAX = 1000;

const Word = shortText(APPLICATION_WORD_MAX);

/** What staff ask for: of each item in words, one at least. */
export const ApplicationRequest = z.object({
  asked: z
    .partialRecord(ApplicationItem, Word.min(1, message("required")))
    .refine((asked) => Object.keys(asked).length > 0, message("ask_something")),
  note: shortText(APPLICATION_NOTE_MAX).default(""),
});
export type ApplicationRequest = z.infer<typeof ApplicationRequest>;

/** What staff say of a file; who refuses one says why, who accepts a certificate may say its last day. */
export const FileJudgement = z
  .object({
    state: z.enum(["checked", "refused"], message("invalid")),
    note: Word.default(""),
    /** Left out, it stays as the teacher has said it. */
    valid_until: CivilDate.nullable().optional(),
  })
  .refine(({ state, note }) => state === "checked" || note !== "", {
    path: ["note"],
    message: message("required"),
  });
export type FileJudgement = z.infer<typeof FileJudgement>;
