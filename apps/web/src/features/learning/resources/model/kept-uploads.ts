import type { PreviousUpload, UrlStorage } from "tus-js-client";

/** Where this browser remembers which upload belongs to a file that was not sent to its end. */
const KEY = "uploads";
/** The server keeps unfinished ones a day. */
const KEPT_MS = 86_400_000;

type Kept = Record<string, { url: string; at: number }>;

function readKept(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
    const isFresh = ([, { at }]: [string, { at: number }]) => Date.now() - at < KEPT_MS;
    return Object.fromEntries(Object.entries(kept).filter(isFresh));
  } catch {
    return {};
  }
}

function writeKept(kept: Kept) {
  if (Object.keys(kept).length === 0) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, JSON.stringify(kept));
}

/** cyrb53: 53 bits are plenty for the few files of one person, and no name can be read out of them. */
function hashOf(text: string) {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  high =
    Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low =
    Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36);
}

/** The same file of the same person has the same one after the page was opened anew. */
export function fingerprintOf({ name, size, lastModified }: File, userId: string) {
  return `${hashOf(`${userId}/${name}/${lastModified}`)}-${size}`;
}

export function hasKeptUploads() {
  return Object.keys(readKept()).length > 0;
}

export function forgetUpload(fingerprint: string) {
  const others = Object.entries(readKept()).filter(([known]) => known !== fingerprint);
  writeKept(Object.fromEntries(others));
}

export function forgetAllUploads() {
  localStorage.removeItem(KEY);
}

/** In place of the library's own, which would keep the file's name and its metadata too. */
export const keptUploads: UrlStorage = {
  findAllUploads: async () => [],
  findUploadsByFingerprint: async (fingerprint) => {
    const kept = readKept()[fingerprint];
    if (!kept) return [];
    const previous: PreviousUpload = {
      size: null,
      metadata: {},
      creationTime: "",
      urlStorageKey: fingerprint,
      uploadUrl: kept.url,
      parallelUploadUrls: null,
    };
    return [previous];
  },
  removeUpload: async (fingerprint) => forgetUpload(fingerprint),
  addUpload: async (fingerprint, { uploadUrl }) => {
    if (uploadUrl) writeKept({ ...readKept(), [fingerprint]: { url: uploadUrl, at: Date.now() } });
    return fingerprint;
  },
};
