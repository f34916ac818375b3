import { PICTURE_MAX_BYTES } from "@riwaq/contracts/identity/pictures";
import { RESOURCE_MAX_BYTES } from "@riwaq/contracts/learning/resources";
import type { ResourceType } from "@riwaq/contracts/learning/resources";
import type { MessageKey } from "@riwaq/contracts/messages";

/** What a first look tells of a file; a container whose name says nothing may be a document or a presentation. */
export type FileLook = { type?: ResourceType; problem?: MessageKey };

const LOOKED_AT_BYTES = 1024;
const PDF_MARK = "%PDF-";
const VIDEO_MARK_AT = 4;
const VIDEO_MARK = /^ftyp/;
// In the same container: what phones film as MOV, pictures.
const OTHER_THAN_MP4 = /^ftyp(qt|hei|hev|mif1|msf1|avi|M4P|F4|crx|3g)/;
const SOUND_IN_MP4 = /^ftypM4[AB]/;
const PICTURE_MARK = /^(\u0089PNG\r\n|\u00ff\u00d8\u00ff|RIFF[^]{4}WEBP)/;
// MP3 with a tag or without, Ogg and WAV.
const SOUND_MARK = /^(ID3|\u00ff[\u00e2\u00e3\u00f2\u00f3\u00fa\u00fb]|OggS|RIFF[^]{4}WAVE)/;
const WEBM_MARK = "\u001aE\u00df\u00a3";
// Zip, in which today's Office files are packed, and the container of the older ones.
const OFFICE_MARKS = ["PK\u0003\u0004", "\u00d0\u00cf\u0011\u00e0"];
const PRESENTATION_NAME = /[.](ppt|pptx|odp)$/i;
const DOCUMENT_NAME = /[.](doc|docx|odt)$/i;

function officeTypeOf(name: string): FileLook {
  if (PRESENTATION_NAME.test(name)) return { type: "Presentation" };
  return DOCUMENT_NAME.test(name) ? { type: "Document" } : {};
}

/** Of sound alone phones say it in the name, if not within. */
function mp4Look({ name }: File, container: string): FileLook {
  const isSoundAlone = SOUND_IN_MP4.test(container) || /[.]m4a$/i.test(name);
  return { type: isSoundAlone ? "Audio" : "Video" };
}

const pictureLook = ({ size }: File): FileLook =>
  size > PICTURE_MAX_BYTES ? { problem: "picture_large" } : { type: "Picture" };

async function beginningOf(file: File) {
  const bytes = new Uint8Array(await file.slice(0, LOOKED_AT_BYTES).arrayBuffer());
  return String.fromCodePoint(...bytes);
}

/** Spares an upload that the server could only refuse. The server looks for itself, and more closely. */
export async function lookAt(file: File): Promise<FileLook> {
  if (file.size === 0) return { problem: "file_empty" };
  if (file.size > RESOURCE_MAX_BYTES) return { problem: "file_too_large" };
  // A folder, or a file that has gone, cannot be read.
  const beginning = await beginningOf(file).catch(() => undefined);
  if (beginning === undefined) return { problem: "file_damaged" };
  if (beginning.includes(PDF_MARK)) return { type: "PDF" };
  const container = beginning.slice(VIDEO_MARK_AT);
  if (OTHER_THAN_MP4.test(container)) return { problem: "file_type" };
  if (VIDEO_MARK.test(container)) return mp4Look(file, container);
  if (PICTURE_MARK.test(beginning)) return pictureLook(file);
  if (SOUND_MARK.test(beginning) || beginning.startsWith(WEBM_MARK)) return { type: "Audio" };
  const isOffice = OFFICE_MARKS.some((mark) => beginning.startsWith(mark));
  return isOffice ? officeTypeOf(file.name) : { problem: "file_type" };
}

/** "livret_de_tajwid.pdf" → livret de tajwid. */
export function titleFrom(fileName: string) {
  return fileName
    .replace(/[.][^.\s]{1,5}$/, "")
    .replaceAll(/[_\s]+/g, " ")
    .trim()
    .slice(0, 200);
}
