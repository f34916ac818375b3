import { z } from "zod";

import { message } from "../messages.ts";

/** tus 1.0.0, its creation, termination and expiration: https://tus.io/protocols/resumable-upload. */
export const TUS_VERSION = "1.0.0";

/** For how long a file may be on its way, and then wait to be taken into use. */
export const UPLOAD_KEPT_HOURS = 24;

const Count = z
  .string(message("required"))
  .regex(/^\d{1,15}$/, message("invalid"))
  .transform(Number);

const TusHeaders = z.object({ "tus-resumable": z.literal(TUS_VERSION, message("invalid")) });

/** POST /uploads/: `filename` in the metadata, in Base64. */
export const NewUploadHeaders = TusHeaders.extend({
  "upload-length": Count,
  "upload-metadata": z.string().max(4000, message("text_long")).default(""),
});

/** PATCH /uploads/{id}/: the bytes from the offset on, as many as there are. */
export const PieceHeaders = TusHeaders.extend({ "upload-offset": Count });

export const UploadParams = z.object({ id: z.string().regex(/^[\w-]{32}$/) });
