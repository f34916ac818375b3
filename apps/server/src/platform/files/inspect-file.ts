import { type FileHandle, open } from "node:fs/promises";

import type { ResourceType } from "@riwaq/contracts/learning/resources";
import { fileTypeFromBuffer } from "file-type";

import { FileFault } from "./file-fault.ts";
import { VIRUS_MARKS, bytesOf, hasMark } from "./find-marks.ts";
import { inspectCompound } from "./inspect-compound.ts";
import { inspectMp3 } from "./inspect-mp3.ts";
import { inspectMp4 } from "./inspect-mp4.ts";
import { inspectPackage } from "./inspect-package.ts";
import { inspectPdf } from "./inspect-pdf.ts";
import { inspectOgg, inspectWav, inspectWebm } from "./inspect-sound.ts";
import { readAt } from "./read-at.ts";

type Opened = { path: string; file: FileHandle; size: number };

const BEGINNING_BYTES = 4100;
const VIRUS_WITHIN_BYTES = 1_048_576;
const ARCHIVE = "PK\u0003\u0004";

const KINDS = {
  pdf: ["PDF", "application/pdf"],
  mp4: ["Video", "video/mp4"],
  doc: ["Document", "application/msword"],
  docx: ["Document", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
  odt: ["Document", "application/vnd.oasis.opendocument.text"],
  ppt: ["Presentation", "application/vnd.ms-powerpoint"],
  pptx: [
    "Presentation",
    "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  ],
  odp: ["Presentation", "application/vnd.oasis.opendocument.presentation"],
  png: ["Picture", "image/png"],
  jpg: ["Picture", "image/jpeg"],
  webp: ["Picture", "image/webp"],
  mp3: ["Audio", "audio/mpeg"],
  m4a: ["Audio", "audio/mp4"],
  ogg: ["Audio", "audio/ogg"],
  webm: ["Audio", "audio/webm"],
  wav: ["Audio", "audio/wav"],
} as const satisfies Record<string, readonly [ResourceType, string]>;

export type FileKind = { extension: string; type: ResourceType; mimeType: string };

/** Of a file that was taken once. */
export function typeOf(mimeType: string): ResourceType {
  const [type = "Document"] = Object.values(KINDS).find(([, mime]) => mime === mimeType) ?? [];
  return type;
}

/** What a file is, by what is in it: a name says nothing. Throws a `FileFault` for what is not taken. */
export async function inspectFile(path: string): Promise<FileKind> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (size === 0) throw new FileFault("file_empty");
    const extension = await extensionOf({ path, file, size });
    const [type, mimeType] = KINDS[extension];
    return { extension, type, mimeType };
  } finally {
    await file.close();
  }
}

async function extensionOf(opened: Opened): Promise<keyof typeof KINDS> {
  const { path, file } = opened;
  const start = bytesOf(path, { end: VIRUS_WITHIN_BYTES - 1 });
  if (await hasMark(start, VIRUS_MARKS.slice(0, 1))) throw new FileFault("file_unsafe");
  const beginning = await readAt(file, 0, BEGINNING_BYTES);
  if (beginning.toString("latin1", 0, ARCHIVE.length) === ARCHIVE) return inspectPackage(path);
  const [mimeType = ""] = ((await fileTypeFromBuffer(beginning))?.mime ?? "").split(";");
  const inspect = INSPECTED[mimeType];
  if (!inspect) throw new FileFault("file_type");
  return inspect(opened);
}

const mp4 = async ({ file, size }: Opened) =>
  (await inspectMp4(file, size)).isSoundAlone ? "m4a" : "mp4";
const m4a = async ({ file, size }: Opened) => {
  await inspectMp4(file, size);
  return "m4a" as const;
};

/** How each kind is looked through. A picture is whole if it can be drawn, which whoever keeps it does. */
const INSPECTED: Record<string, (opened: Opened) => Promise<keyof typeof KINDS>> = {
  "application/pdf": (opened) => inspectPdf(opened).then(() => "pdf"),
  "application/x-cfb": inspectCompound,
  "video/mp4": mp4,
  "video/x-m4v": mp4,
  "audio/mp4": m4a,
  "audio/x-m4a": m4a,
  "audio/mpeg": ({ file, size }) => inspectMp3(file, size).then(() => "mp3"),
  "audio/ogg": ({ file, size }) => inspectOgg(file, size).then(() => "ogg"),
  "audio/wav": ({ file, size }) => inspectWav(file, size).then(() => "wav"),
  "video/webm": ({ file, size }) => inspectWebm(file, size).then(() => "webm"),
  "image/png": async () => "png",
  "image/apng": async () => "png",
  "image/jpeg": async () => "jpg",
  "image/webp": async () => "webp",
};
