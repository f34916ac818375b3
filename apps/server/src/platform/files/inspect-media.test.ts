import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import fc from "fast-check";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";

import { VIRUS_TEST } from "../../../test/files.ts";
import {
  PICTURE_TRACK,
  SOUND_TRACK,
  mp3File,
  mp4Of,
  oggFile,
  wavFile,
  webmFile,
} from "../../../test/sound-files.ts";
import { inspectFile, typeOf } from "./inspect-file.ts";

const folder = await mkdtemp(join(tmpdir(), "riwaq-media-"));
afterAll(() => rm(folder, { recursive: true }));

async function inspect(bytes: Buffer) {
  const path = join(folder, "page.png");
  await writeFile(path, bytes);
  return inspectFile(path);
}

const drawn = sharp({ create: { width: 20, height: 10, channels: 3, background: "#0e5c4a" } });
const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));

describe("a picture or a recording is recognised by what is in it", () => {
  it.each<[string, Buffer | Promise<Buffer>, string, string]>([
    ["a PNG", drawn.clone().png().toBuffer(), "Picture", "image/png"],
    ["a JPEG", drawn.clone().jpeg().toBuffer(), "Picture", "image/jpeg"],
    ["a WebP", drawn.clone().webp().toBuffer(), "Picture", "image/webp"],
    ["an MP3", mp3File(), "Audio", "audio/mpeg"],
    ["an MP3 without a tag", mp3File({ tag: false }), "Audio", "audio/mpeg"],
    ["an MP3 that says how long it is", mp3File({ announced: 2502 }), "Audio", "audio/mpeg"],
    ["sound in an MP4", mp4Of("M4A ", "soun"), "Audio", "audio/mp4"],
    ["sound in an MP4 of any brand", mp4Of("mp42", "soun"), "Audio", "audio/mp4"],
    ["a film with sound", mp4Of("mp42", "soun", "vide"), "Video", "video/mp4"],
    ["an Ogg", oggFile(), "Audio", "audio/ogg"],
    ["a WebM of sound", webmFile(), "Audio", "audio/webm"],
    ["a WebM as it was recorded", webmFile({ isEndKnown: false }), "Audio", "audio/webm"],
    ["a WAV", wavFile(), "Audio", "audio/wav"],
  ])("%s", async (_, bytes, type, mimeType) => {
    expect(await inspect(await bytes)).toMatchObject({ type, mimeType });
    expect(typeOf(mimeType)).toBe(type);
  });
});

describe("refused", () => {
  it.each<[string, Buffer | Promise<Buffer>, string]>([
    [
      "a page that is called a picture",
      Buffer.from("<html><script>1</script></html>"),
      "file_type",
    ],
    [
      "a drawing that is a page",
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      "file_type",
    ],
    ["a picture that moves", drawn.clone().gif().toBuffer(), "file_type"],
    ["a film in a WebM", webmFile({ tracks: [SOUND_TRACK, PICTURE_TRACK] }), "file_type"],
    ["a WebM of nothing", webmFile({ tracks: [] }), "file_damaged"],
    ["a WAV that no browser plays", wavFile({ format: 2 }), "file_type"],
    ["half an MP3", half(mp3File({ announced: 2502 })), "file_damaged"],
    ["a tag of an MP3 and nothing after it", mp3File().subarray(0, 138), "file_type"],
    ["text that begins like an MP3", Buffer.from(`ID3${"text ".repeat(400)}`), "file_damaged"],
    ["half a recording of a phone", half(mp4Of("M4A ", "soun")), "file_damaged"],
    ["half an Ogg", half(oggFile()), "file_damaged"],
    ["half a WebM", half(webmFile()), "file_damaged"],
    ["half a WAV", half(wavFile()), "file_damaged"],
    ["a virus scanner's test", Buffer.concat([wavFile(), Buffer.from(VIRUS_TEST)]), "file_unsafe"],
  ])("%s", async (_, bytes, key) => {
    await expect(inspect(await bytes)).rejects.toMatchObject({ key });
  });

  it("whatever is sent, without a fault of ours", async () => {
    const whole = [mp3File(), mp4Of("M4A ", "soun"), oggFile(), webmFile(), wavFile()];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...whole),
        fc.nat({ max: 160 }),
        fc.uint8Array({ minLength: 1, maxLength: 8 }),
        async (bytes, place, noise) => {
          const changed = Buffer.from(bytes);
          changed.set(noise, place);
          const outcome = await inspect(changed).then(
            () => "taken",
            (error: { key?: string }) => error.key,
          );
          expect(outcome).toMatch(/^(taken|file_(type|damaged|unsafe))$/);
        },
      ),
      { numRuns: 300 },
    );
  });
});
