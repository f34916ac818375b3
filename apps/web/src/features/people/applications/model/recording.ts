import { RECITATION_MAX_BYTES, RECITATION_TYPES } from "@riwaq/contracts/people/applications";
import { RECITATION_MAX_SECONDS } from "@riwaq/domain/people/applications/files";

import type { Recorded } from "../mutations.ts";
import { measureSeconds } from "./measure-seconds.ts";

/** What most browsers play comes first. */
const FORMATS = ["audio/mp4;codecs=mp4a.40.2", "audio/webm;codecs=opus", "audio/mp4", "audio/ogg"];
const BITS_PER_SECOND = 64_000;

/** A recorder of this browser, in the format that is played in most others. */
export function recorderOf(stream: MediaStream): MediaRecorder {
  const mimeType = FORMATS.find((format) => MediaRecorder.isTypeSupported(format));
  return new MediaRecorder(stream, {
    audioBitsPerSecond: BITS_PER_SECOND,
    ...(mimeType && { mimeType }),
  });
}

const bareType = (type: string) => type.split(";")[0] ?? "";

/** As the contract calls it: the server reads what it is from the bytes. */
export function asSound(parts: Blob[], type: string): Blob {
  const known = RECITATION_TYPES.find((one) => one === bareType(type));
  return new Blob(parts, { type: known ?? "audio/mpeg" });
}

export type FileFault = "recitation_type" | "recitation_large" | "recitation_long";

/** A file from the device as a recitation, or what is wrong with it. */
export async function readSound(file: File): Promise<Recorded | FileFault> {
  if (file.size > RECITATION_MAX_BYTES) return "recitation_large";
  const seconds = await measureSeconds(file);
  if (seconds === null || seconds === 0) return "recitation_type";
  if (seconds > RECITATION_MAX_SECONDS) return "recitation_long";
  return { bytes: asSound([file], file.type), seconds };
}
