import { RECORDED_TYPES } from "@riwaq/contracts/learning/recitations";

import { badField } from "../app-error.ts";
import { FileFault } from "./file-fault.ts";
import { inspectAudio } from "./inspect-audio.ts";

/** As what a recording of the site's own recorder is played. */
export async function inspectRecording(bytes: Buffer, field: string): Promise<string> {
  const type = await inspectAudio(bytes).catch((error: unknown) => {
    if (error instanceof FileFault) return undefined;
    throw error;
  });
  const known = RECORDED_TYPES.find((one) => one === type);
  if (!known) throw badField(field, "recording_unplayable");
  return known;
}
