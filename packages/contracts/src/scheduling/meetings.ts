import { z } from "zod";

/** Zoom's own form: proof that we hold the secret, asked for when the address is entered there. */
export const ZoomValidation = z.object({ plainToken: z.string(), encryptedToken: z.string() });
export type ZoomValidation = z.infer<typeof ZoomValidation>;
