import { PICTURE_MAX_BYTES } from "@riwaq/contracts/identity/pictures";
import { RESOURCE_MAX_BYTES } from "@riwaq/contracts/learning/resources";
import { describe, expect, it } from "vitest";

import { lookAt, titleFrom } from "./file-look.ts";

const fileOf = (beginning: string | Uint8Array<ArrayBuffer>, name: string) =>
  new File([beginning], name);
const bytesOf = (hex: string) =>
  Uint8Array.from(hex.match(/../g) ?? [], (two) => Number.parseInt(two, 16));
const OLE = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

describe("a first look at a file", () => {
  it.each([
    ["%PDF-1.7 …", "livret.txt", { type: "PDF" }],
    ["\u0000\u0000\u0000\u0018ftypisom", "cours.mp4", { type: "Video" }],
    ["\u0000\u0000\u0000\u0014ftypqt  ", "film.mp4", { problem: "file_type" }],
    ["\u0000\u0000\u0000\u0018ftypM4A ", "voix.mp4", { type: "Audio" }],
    ["\u0000\u0000\u0000\u0018ftypmp42", "voix.m4a", { type: "Audio" }],
    [bytesOf("89504e470d0a1a0a"), "lettres.txt", { type: "Picture" }],
    [bytesOf("ffd8ffe000104a464946"), "lettres", { type: "Picture" }],
    ["RIFF....WEBPVP8 ", "lettres.png", { type: "Picture" }],
    ["GIF89a", "lettres.png", { problem: "file_type" }],
    ["<html><script>", "lettres.png", { problem: "file_type" }],
    ["ID3\u0003", "voix", { type: "Audio" }],
    [bytesOf("fffb9064"), "voix.mp3", { type: "Audio" }],
    ["OggS\u0000", "voix.ogg", { type: "Audio" }],
    ["RIFF....WAVEfmt ", "voix.wav", { type: "Audio" }],
    [bytesOf("1a45dfa3"), "voix.webm", { type: "Audio" }],
    ["PK\u0003\u0004", "devoir.docx", { type: "Document" }],
    ["PK\u0003\u0004", "diapos.PPTX", { type: "Presentation" }],
    [OLE, "ancien.doc", { type: "Document" }],
    ["PK\u0003\u0004", "sans-nom", {}],
    ["MZ\u0090", "livret.pdf", { problem: "file_type" }],
    ["", "vide.pdf", { problem: "file_empty" }],
  ])("goes by what is in it: %j named %s", async (beginning, name, look) => {
    expect(await lookAt(fileOf(beginning, name))).toEqual(look);
  });

  it("refuses what is larger than 100 MB, and takes what is just as large", async () => {
    const sized = (size: number) =>
      Object.defineProperty(fileOf("%PDF-1.7", "livret.pdf"), "size", { value: size });
    expect(await lookAt(sized(RESOURCE_MAX_BYTES))).toEqual({ type: "PDF" });
    expect(await lookAt(sized(RESOURCE_MAX_BYTES + 1))).toEqual({ problem: "file_too_large" });
  });

  it("refuses a picture that is larger than pictures may be", async () => {
    const sized = (size: number) =>
      Object.defineProperty(fileOf(bytesOf("ffd8ffe0"), "mur.jpg"), "size", { value: size });
    expect(await lookAt(sized(PICTURE_MAX_BYTES))).toEqual({ type: "Picture" });
    expect(await lookAt(sized(PICTURE_MAX_BYTES + 1))).toEqual({ problem: "picture_large" });
  });

  it("says so of what cannot be read, such as a folder", async () => {
    const folder = Object.defineProperty(fileOf("x", "dossier"), "slice", {
      value: () => ({ arrayBuffer: async () => Promise.reject(new Error("not readable")) }),
    });
    expect(await lookAt(folder)).toEqual({ problem: "file_damaged" });
  });
});

it.each([
  ["livret_de_tajwid.pdf", "livret de tajwid"],
  ["متن تحفة الأطفال.mp4", "متن تحفة الأطفال"],
  ["Leçon 1.2 bis.docx", "Leçon 1.2 bis"],
  ["Leçon 3. La hamza", "Leçon 3. La hamza"],
])("a title is made of the name %s", (name, title) => {
  expect(titleFrom(name)).toBe(title);
});
