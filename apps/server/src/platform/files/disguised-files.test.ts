import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateSync } from "node:zlib";

import { afterAll, describe, expect, it } from "vitest";

import { docxFile, packOf, pdfOf } from "../../../test/files.ts";
import { inspectFile } from "./inspect-file.ts";

const folder = await mkdtemp(join(tmpdir(), "riwaq-disguised-"));
afterAll(() => rm(folder, { recursive: true }));

async function inspect(bytes: Buffer) {
  const path = join(folder, "file");
  await writeFile(path, bytes);
  return inspectFile(path);
}

const relation = (kind: string, target: string) =>
  `<Relationships><Relationship Id="r" Type="http://x/${kind}" Target="${target}" TargetMode="External"/></Relationships>`;

describe("what hides what it does is refused", () => {
  const hex = (bytes: Buffer) => Buffer.from(`${bytes.toString("hex")}>`);
  const script = "7 0 << /S /JavaScript /JS (x) >>";
  const catalog = "<< /Type /Catalog /OpenAction 2 0 R >>";
  it.each<[string, Buffer]>([
    [
      "a script packed twice",
      pdfOf(
        "<< >>",
        packOf(script, "/Type /ObjStm /Filter [/ASCIIHexDecode /FlateDecode]", (b) =>
          hex(deflateSync(b)),
        ),
      ),
    ],
    [
      "a script packed otherwise",
      pdfOf("<< >>", packOf(script, "/Type /ObjStm /Filter /ASCIIHexDecode", hex)),
    ],
    [
      "a script in a pack that does not say so",
      pdfOf("<< >>", packOf(script, "/Filter /FlateDecode", deflateSync)),
    ],
    [
      "a pack after words that look like one",
      pdfOf(
        "<< >>",
        packOf(script, "/X (stream\n) /Type /ObjStm /Filter /FlateDecode", deflateSync),
      ),
    ],
    [
      "a pack with a predictor",
      pdfOf(
        "<< >>",
        packOf(
          script,
          "/Type /ObjStm /Filter /FlateDecode /DecodeParms << /Predictor 12 >>",
          deflateSync,
        ),
      ),
    ],
    [
      "a pack that does not unpack",
      pdfOf(
        "<< >>",
        packOf(script, "/Type /ObjStm /Filter /FlateDecode", (b) => b),
      ),
    ],
    [
      "a pack that is a bomb",
      pdfOf(
        "<< >>",
        packOf(`7 0 ${" ".repeat(40_000_000)}`, "/Type /ObjStm /Filter /FlateDecode", deflateSync),
      ),
    ],
    ["what a password hides", pdfOf("<< >>", "<< /Type /XRef /Encrypt 5 0 R >>")],
    ["files within", pdfOf("<< /Names << /EmbeddedFiles << /Names [(a) 2 0 R] >> >> >>")],
    [
      "files within, by another way",
      pdfOf("<< /AF [2 0 R] >>", "<< /F (a.exe) /EF << /F 3 0 R >> >>"),
    ],
    ["files within, their name hidden", pdfOf("<< /Names << /Embedded#46iles 2 0 R >> >>")],
    ["a file pinned to a page", pdfOf("<< >>", "<< /Subtype /FileAttachment /FS 3 0 R >>")],
    ["a file within that is opened", pdfOf("<< /A << /S /GoToE /T << /R /C >> >> >>")],
    ["a form with its own scripts", pdfOf("<< /AcroForm << /XFA 2 0 R >> >>")],
    ["an address on opening", pdfOf("<< /OpenAction << /S /URI /URI (https://x.test) >> >>")],
    ["an address on opening, by a number", pdfOf(catalog, "<< /S /URI /URI (https://x.test) >>")],
    [
      "an address on opening, in a comment's shade",
      pdfOf("<< /OpenAction %x\n2 %y\n0 R >>", "<< /S /URI /URI (https://x.test) >>"),
    ],
    [
      "an address on opening, packed",
      pdfOf(
        "<< /OpenAction 7 0 R >>",
        packOf(
          "7 0 << /S /URI /URI (https://x.test) >>",
          "/Type /ObjStm /Filter /FlateDecode",
          deflateSync,
        ),
      ),
    ],
    ["an address after the page", pdfOf(catalog, "<< /S /GoTo /D [3 0 R /Fit] /Next 4 0 R >>")],
    [
      "an address in an older copy",
      pdfOf(catalog, "<< /S /URI /URI (https://x.test) >>", "2 0 obj << /S /GoTo /D [1 0 R] >>"),
    ],
    [
      "an address on a page's opening",
      pdfOf("<< >>", "<< /Type /Page /AA << /O << /S /URI /URI (x) >> >> >>"),
    ],
  ])("a PDF with %s", async (_, bytes) => {
    await expect(inspect(bytes)).rejects.toMatchObject({ key: "file_unsafe" });
  });

  it.each<[string, Buffer]>([
    ["a link", pdfOf("<< >>", "<< /Subtype /Link /A << /S /URI /URI (https://x.test) >> >>")],
    ["a first page", pdfOf("<< /OpenAction [3 0 R /XYZ null null 0] >>")],
    ["a first page by a number", pdfOf(catalog, "<< /S /GoTo /D [3 0 R /Fit] >>")],
    [
      "a table of contents",
      pdfOf("<< >>", "<< /Type /Outlines /First 3 0 R /Last 4 0 R /Count 2 >>"),
    ],
    [
      "a first page that is packed",
      pdfOf(
        "<< /OpenAction 7 0 R >>",
        packOf(
          "7 0 << /S /GoTo /D [3 0 R /Fit] >>",
          "/Type /ObjStm /Filter /FlateDecode",
          deflateSync,
        ),
      ),
    ],
    [
      "pictures",
      pdfOf(
        "<< >>",
        Buffer.concat([
          Buffer.from("<< /Length 9 >>\nstream\n"),
          randomBytes(600_000),
          Buffer.from("endstream"),
        ]),
      ),
    ],
  ])("not a PDF with %s", async (_, bytes) => {
    expect(await inspect(bytes)).toMatchObject({ type: "PDF" });
  });

  it.each([
    relation("attachedTemplate", "&#x68;ttps://x/t.dotm"),
    relation("attachedTemplate", "&#104;ttps&#58;//x/t.dotm"),
    relation("attached&#x54;emplate", "https://x/t.dotm"),
    relation("attachedTemplate", " file://server/share/t.dotm"),
    relation("attachedTemplate", "//server/t.dotm"),
    relation("attachedTemplate", "ms-word:x").replace("Id=", 'Note="a>b" Id='),
    `<!DOCTYPE r [<!ENTITY t "https://x/t.dotm">]>${relation("attachedTemplate", "&t;")}`,
    Buffer.from(relation("attachedTemplate", "https://x/t.dotm"), "utf16le").toString("latin1"),
  ])("a document with the disguised relation %#", async (text) => {
    const bytes = await docxFile({ "word/_rels/settings.xml.RELS": text });
    await expect(inspect(bytes)).rejects.toMatchObject({ key: "file_unsafe" });
  });
});
