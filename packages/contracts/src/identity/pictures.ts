import { z } from "zod";

/** A picture is at most this large when it comes, and is stored as a square of 512 pixels without any metadata. */
export const PICTURE_MAX_BYTES = 8_388_608;
export const PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp"] as const;
export const PICTURE_SIDE = 512;

/** Bytes, which no schema reads. */
export const PictureFile = z.unknown();

/** PUT /profile/picture/ with the file itself as the body; DELETE answers null. */
export const OwnPicture = z.object({ picture: z.string().nullable() });
export type OwnPicture = z.infer<typeof OwnPicture>;
