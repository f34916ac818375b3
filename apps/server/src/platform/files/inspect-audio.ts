import { fileTypeFromBuffer } from "file-type";

import { FileFault } from "./file-fault.ts";

/** The same vessel carries sound and pictures: which it is called depends on the phone, and only the sound is played. */
const SOUND_OF: Record<string, string> = {
  "audio/webm": "audio/webm",
  "video/webm": "audio/webm",
  "audio/mp4": "audio/mp4",
  "audio/x-m4a": "audio/mp4",
  "video/mp4": "audio/mp4",
  "video/quicktime": "audio/mp4",
  "audio/ogg": "audio/ogg",
  "video/ogg": "audio/ogg",
  "application/ogg": "audio/ogg",
  "audio/mpeg": "audio/mpeg",
};

/** As what a recording is played, by what is in it. */
export async function inspectAudio(bytes: Buffer): Promise<string> {
  if (bytes.length === 0) throw new FileFault("file_empty");
  const [mimeType = ""] = ((await fileTypeFromBuffer(bytes))?.mime ?? "").split(";");
  const sound = SOUND_OF[mimeType];
  if (!sound) throw new FileFault("file_type");
  return sound;
}
