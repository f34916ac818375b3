import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";

import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";

import {
  VIRUS_TEST,
  archive,
  compoundFile,
  docxFile,
  mp4File,
  odtFile,
  pdfFile,
  pptxFile,
} from "../../../test/files.ts";
import { cleanName } from "./clean-name.ts";
import { findMarks } from "./find-marks.ts";
import { inspectFile } from "./inspect-file.ts";

const folder = await mkdtemp(join(tmpdir(), "riwaq-files-"));
afterAll(() => rm(folder, { recursive: true }));

async function inspect(bytes: Buffer) {
  const path = join(folder, "file");
  await writeFile(path, bytes);
  return inspectFile(path);
}

const program = Buffer.concat([Buffer.from("MZ"), randomBytes(200)]);
const relation = (kind: string, target: string) =>
  `<Relationships><Relationship Id="r" Type="http://x/${kind}" Target="${target}" TargetMode="External"/></Relationships>`;
const cut = (bytes: Buffer) => bytes.subarray(0, bytes.length - 200);

describe("a file is recognised by what is in it", () => {
  it.each<[string, Buffer | Promise<Buffer>, string]>([
    ["a PDF", pdfFile(), "PDF"],
    ["a PDF with packed objects", pdfFile("", "1 0 << /Type /Page >>"), "PDF"],
    ["a PDF with a font's name", pdfFile("/F /Java#20Sans#2DBold"), "PDF"],
    ["a film", mp4File(), "Video"],
    ["a film of another brand", mp4File(2000, "mp42"), "Video"],
    ["an older document", compoundFile("Root Entry", "WordDocument"), "Document"],
    ["an older presentation", compoundFile("Root Entry", "PowerPoint Document"), "Presentation"],
    ["a document", docxFile(), "Document"],
    [
      "a document with a link",
      docxFile({ "a.rels": relation("hyperlink", "https://x") }),
      "Document",
    ],
    [
      "a document with its template",
      docxFile({ "a.rels": relation("attachedTemplate", "file:///C:/x.dotx") }),
      "Document",
    ],
    ["a presentation", pptxFile(), "Presentation"],
    ["an open document", odtFile(), "Document"],
  ])("%s", async (_, bytes, type) => {
    expect(await inspect(await bytes)).toMatchObject({ type });
  });

  it("has the extension and the kind that browsers know", async () => {
    expect(await inspect(pdfFile())).toEqual({
      extension: "pdf",
      type: "PDF",
      mimeType: "application/pdf",
    });
    expect(await inspect(await pptxFile())).toMatchObject({ extension: "pptx" });
  });
});

describe("refused", () => {
  it.each<[string, Buffer | Promise<Buffer>, string]>([
    ["nothing", Buffer.alloc(0), "file_empty"],
    ["text", Buffer.from("just text"), "file_type"],
    ["a page", Buffer.from("<html><script>1</script></html>"), "file_type"],
    ["a program", program, "file_type"],
    ["a film of a camera", mp4File(2000, "qt  "), "file_type"],
    ["an archive", archive({ "a.txt": "a" }), "file_type"],
    ["a table", archive({ "xl/workbook.xml": "<x/>" }), "file_type"],
    ["an older table", compoundFile("Root Entry", "Workbook"), "file_type"],
    [
      "half a PDF",
      cut(Buffer.concat([pdfFile().subarray(0, -6), Buffer.alloc(2000)])),
      "file_damaged",
    ],
    ["half a film", cut(mp4File()), "file_damaged"],
    ["a film without an index", Buffer.concat([mp4File().subarray(0, 24)]), "file_damaged"],
    ["half a document", docxFile().then(cut), "file_damaged"],
    ["half an older document", compoundFile("WordDocument").subarray(0, 1700), "file_damaged"],
    ["the beginning of an archive", Buffer.from("PK\u0003\u0004 and no more"), "file_damaged"],
    ["a PDF with a script", pdfFile("/OpenAction << /S /JavaScript /JS (x) >>"), "file_unsafe"],
    ["a PDF with a hidden script", pdfFile("/S /Java#53cript /JS (x)"), "file_unsafe"],
    ["a PDF with a script hidden at once", pdfFile("/S /#4a#61vaScript /JS (x)"), "file_unsafe"],
    ["a PDF with a packed hidden script", pdfFile("", "1 0 << /S /#4Caunc#68 >>"), "file_unsafe"],
    ["a PDF with a hidden pack", pdfFile("/Type /Obj#53tm"), "file_unsafe"],
    ["a PDF that starts programs", pdfFile("/AA << /S /Launch >>"), "file_unsafe"],
    ["a PDF with a packed script", pdfFile("", "1 0 << /S /JavaScript >>"), "file_unsafe"],
    [
      "a PDF that is an archive too",
      archive({ "a.txt": "%%EOF startxref" }).then((zip) => Buffer.concat([pdfFile(), zip])),
      "file_unsafe",
    ],
    ["a virus scanner's test", Buffer.concat([pdfFile(), Buffer.from(VIRUS_TEST)]), "file_unsafe"],
    ["an infected archive", docxFile({ "word/media/a.png": VIRUS_TEST }), "file_unsafe"],
    ["macros", docxFile({ "word/vbaProject.bin": "x" }), "file_unsafe"],
    ["older macros", compoundFile("WordDocument", "_VBA_PROJECT"), "file_unsafe"],
    ["open macros", odtFile({ "Basic/Standard/Module1.xml": "x" }), "file_unsafe"],
    ["a program within", pptxFile({ "ppt/media/image1.png": program }), "file_unsafe"],
    ["a program by its name", pptxFile({ "ppt/media/run.EXE": "x" }), "file_unsafe"],
    [
      "a wrapped file",
      docxFile({ "word/embeddings/o.bin": compoundFile("\u0001Ole10Native") }),
      "file_unsafe",
    ],
    ["what a password hides", compoundFile("EncryptedPackage"), "file_unsafe"],
    [
      "a template from elsewhere",
      docxFile({ "a.rels": relation("attachedTemplate", "https://x/t.dotm") }),
      "file_unsafe",
    ],
    [
      "a template from elsewhere in other quotes",
      docxFile({
        "a.rels": relation("attachedTemplate", "https://x/t.dotm").replaceAll('"', "'"),
      }),
      "file_unsafe",
    ],
    ["a bomb", docxFile({ "word/media/a.xml": Buffer.alloc(20_000_000) }), "file_unsafe"],
  ])("%s", async (_, bytes, key) => {
    await expect(inspect(await bytes)).rejects.toMatchObject({ key });
  });

  it("a part that is not what its sum says", async () => {
    const bytes = await docxFile({ "word/media/a.png": randomBytes(500) });
    bytes[bytes.indexOf("word/media/a.png") + 100]! ^= 1;
    await expect(inspect(bytes)).rejects.toMatchObject({ key: "file_damaged" });
  });

  it("relations that never end, without anybody waiting for it", async () => {
    const endless = "<Relationship ".repeat(70_000);
    const parts = { "a.rels": endless, "b.rels": endless, "c.rels": endless };
    expect(await inspect(await docxFile(parts))).toMatchObject({ type: "Document" });
  });

  it("whatever is sent, without a fault of ours", async () => {
    const whole = [
      pdfFile("", "1 0 <<>>"),
      mp4File(),
      compoundFile("WordDocument"),
      await docxFile(),
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...whole),
        fc.nat(),
        fc.uint8Array({ minLength: 1, maxLength: 8 }),
        async (bytes, place, noise) => {
          const changed = Buffer.from(bytes);
          changed.set(noise, place % (bytes.length - 8));
          const outcome = await inspect(changed).then(
            () => "taken",
            (error: { key?: string }) => error.key,
          );
          expect(outcome).toMatch(/^(taken|file_(type|damaged|unsafe))$/);
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe("marks", () => {
  it("are found across the borders of pieces, each once", async () => {
    const marks = [Buffer.from("abcd"), Buffer.from("cde")];
    for (const size of [1, 2, 3, 5, 100]) {
      const text = Buffer.from("..abcde..abcd.abcd");
      const count = Math.ceil(text.length / size);
      const pieces = Array.from({ length: count }, (_, i) =>
        text.subarray(i * size, (i + 1) * size),
      );
      const places: string[] = [];
      for await (const { mark, at } of findMarks(Readable.from(pieces), marks)) {
        places.push(`${mark.toString()} ${at}`);
      }
      expect(places.toSorted()).toEqual(["abcd 14", "abcd 2", "abcd 9", "cde 4"]);
    }
  });
});

describe("a name", () => {
  it.each([
    ["livret.pdf", "pdf", "livret.pdf"],
    ["LIVRET.PDF", "pdf", "LIVRET.pdf"],
    ["../../etc/passwd", "pdf", "passwd.pdf"],
    ["C:\\Users\\x\\cours.docx", "docx", "cours.docx"],
    ["..", "pdf", "file.pdf"],
    ["", "pdf", "file.pdf"],
    [".pdf", "pdf", "pdf.pdf"],
    ["photo.exe", "pdf", "photo.exe.pdf"],
    ["a\u202egpj.exe", "mp4", "agpj.exe.mp4"],
    ["a\r\nSet-Cookie: x", "pdf", "aSet-Cookie_ x.pdf"],
    ["درس التجويد.pptx", "pptx", "درس التجويد.pptx"],
    ["x".repeat(500), "pdf", `${"x".repeat(110)}.pdf`],
  ])("%j of a %s becomes %j", (given, extension, name) => {
    expect(cleanName(given, extension)).toBe(name);
  });
});
