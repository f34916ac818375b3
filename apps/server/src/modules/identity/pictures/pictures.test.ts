import { buffer } from "node:stream/consumers";
import { crc32 } from "node:zlib";

import sharp from "sharp";
import { describe, expect, it } from "vitest";

import { SIGN_IN_FIRST, errorMapOf } from "../../../../test/error-map.ts";
import { buildParent, buildStudent, buildTeacher, signedIn } from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import type { TestClient } from "../../../../test/test-client.ts";

const test = await startTestApp();
const URL = "/api/profile/picture/";
const DAMAGED = ["This file cannot be read. Open and save it again, then retry."];
const WRONG_TYPE = ["Choose a JPEG, PNG or WebP picture."];

const colour = (background: string, width: number, height: number) =>
  ({ width, height, channels: 3, background }) as const;

function drawn(width = 900, height = 600) {
  return sharp({ create: colour("#0e5c4a", width, height) });
}

const send = (browser: TestClient, bytes: Buffer, type = "image/jpeg") =>
  browser.unsafe("PUT", URL, bytes, { "content-type": type });

describe("one's own picture", () => {
  it("becomes a square without anything that the camera wrote, upright", async () => {
    const browser = await signedIn(test, await buildTeacher(test.db));
    // Red beside blue: only who turns it as the camera says has red above.
    const blue = await sharp({ create: colour("blue", 450, 600) })
      .png()
      .toBuffer();
    const photo = await sharp({ create: colour("red", 900, 600) })
      .composite([{ input: blue, gravity: "east" }])
      .withExif({ IFD0: { Copyright: "Secret place" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const answer = await send(browser, photo);
    expect(answer.statusCode).toBe(200);
    const { picture } = answer.json<{ picture: string }>();
    expect(picture).toMatch(/^\/api\/pictures\/[\w-]{24}\/$/);
    const shown = await browser.get(picture);
    expect(shown.headers["content-type"]).toBe("image/webp");
    expect(shown.headers["cache-control"]).toBe("private, max-age=31536000, immutable");
    const stored = sharp(shown.rawPayload);
    const facts = await stored.metadata();
    expect([facts.format, facts.width, facts.height]).toEqual(["webp", 512, 512]);
    expect([facts.exif, facts.icc, facts.xmp, facts.orientation]).toEqual(
      Array.from({ length: 4 }, () => undefined),
    );
    expect(shown.rawPayload.includes("Secret place")).toBe(false);
    const { data } = await stored.raw().toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(data[2] ?? 255);
    expect((await browser.get("/api/users/me/")).json().profile).toEqual({ picture });
    expect((await browser.get("/api/profile/")).json().picture).toBe(picture);
  });

  it("is taken as PNG and WebP, whatever the header calls it", async () => {
    const browser = await signedIn(test, await buildStudent(test.db));
    for (const bytes of [await drawn().png().toBuffer(), await drawn().webp().toBuffer()]) {
      expect((await send(browser, bytes, "image/jpeg")).statusCode).toBe(200);
    }
  });

  it("replaces the one before, whose file goes, and can be taken away", async () => {
    const browser = await signedIn(test, await buildParent(test.db));
    const bytes = await drawn().jpeg().toBuffer();
    const first = (await send(browser, bytes)).json().picture;
    const second = (await send(browser, bytes)).json().picture;
    expect(second).not.toBe(first);
    expect((await browser.get(first)).statusCode).toBe(404);
    expect((await browser.get(second)).statusCode).toBe(200);
    const gone = await browser.unsafe("DELETE", URL, undefined, {});
    expect([gone.statusCode, gone.json()]).toEqual([200, { picture: null }]);
    expect((await browser.get(second)).statusCode).toBe(404);
    expect((await browser.get("/api/users/me/")).json().profile).toEqual({ picture: null });
    expect((await browser.unsafe("DELETE", URL, undefined, {})).statusCode).toBe(200);
  });

  it("is shown to whoever is signed in, and to no guest", async () => {
    const browser = await signedIn(test, await buildTeacher(test.db));
    const { picture } = (await send(browser, await drawn().jpeg().toBuffer())).json();
    const other = await signedIn(test, await buildParent(test.db));
    expect((await other.get(picture)).statusCode).toBe(200);
    const guest = test.client();
    const refused = await guest.get(picture);
    expect([refused.statusCode, refused.json()]).toEqual([401, SIGN_IN_FIRST]);
    expect((await send(guest, Buffer.from("x"))).statusCode).toBe(401);
    expect((await guest.unsafe("DELETE", URL, undefined, {})).statusCode).toBe(401);
    for (const key of ["x".repeat(24), "..%2f..%2fsecret", "x"]) {
      expect((await other.get(`/api/pictures/${key}/`)).statusCode).toBe(404);
    }
  });
});

describe("what is no picture", () => {
  it("is refused by what it holds", async () => {
    const teacher = await buildTeacher(test.db);
    const browser = await signedIn(test, teacher);
    const jpeg = await drawn().jpeg().toBuffer();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
    const gif = await drawn(20, 20).gif().toBuffer();
    const refused: Array<[Buffer, string[]]> = [
      [svg, WRONG_TYPE],
      [gif, WRONG_TYPE],
      [Buffer.from("GIF89a"), WRONG_TYPE],
      [jpeg.subarray(0, 3), DAMAGED],
      [jpeg.subarray(0, jpeg.length / 2), DAMAGED],
      [Buffer.concat([jpeg.subarray(0, 200), Buffer.alloc(400, 7)]), DAMAGED],
      [Buffer.concat([jpeg.subarray(0, 3), svg]), DAMAGED],
    ];
    for (const [bytes, picture] of refused) {
      const answer = await send(browser, bytes);
      expect([answer.statusCode, answer.json()]).toEqual([400, { picture }]);
    }
    expect((await browser.get("/api/users/me/")).json().profile).toEqual({ picture: null });
  });

  it("is not unpacked where that would need more room than any camera's", async () => {
    const browser = await signedIn(test, await buildTeacher(test.db));
    // 100 million pixels in some kilobytes.
    const bomb = await drawn(10_000, 10_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(400_000);
    // Fewer pixels, each of eight bytes; nothing of them is there to be unpacked.
    const deep = Buffer.from(await drawn(10, 10).png().toBuffer());
    const header = Buffer.alloc(17);
    header.write("IHDR", "latin1");
    header.writeUInt32BE(7000, 4);
    header.writeUInt32BE(7000, 8);
    header.set([16, 6, 0, 0, 1], 12);
    header.copy(deep, 12);
    deep.writeUInt32BE(crc32(header), 29);
    expect(errorMapOf(await send(browser, deep, "image/png")).picture).toEqual([
      "This picture is too large: at most 8 MB and 50 megapixels.",
    ]);
    const answer = await send(browser, bomb, "image/png");
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { picture: ["This picture is too large: at most 8 MB and 50 megapixels."] },
    ]);
  });

  it("is refused by size before it is read, and by kind", async () => {
    const browser = await signedIn(test, await buildTeacher(test.db));
    const large = await send(browser, Buffer.alloc(8_388_609, 0xff));
    expect([large.statusCode, large.json()]).toEqual([
      413,
      { detail: ["This picture is too large: at most 8 MB and 50 megapixels."] },
    ]);
    for (const type of ["image/svg+xml", "image/gif", "text/html", "multipart/form-data"]) {
      expect((await send(browser, Buffer.from("x"), type)).statusCode).toBe(415);
    }
    expect((await browser.put(URL, { picture: "x" })).statusCode).toBe(415);
    const empty = await send(browser, Buffer.alloc(0));
    expect(empty.statusCode).toBe(400);
  });

  it("leaves nothing behind where the disk is full", async () => {
    const browser = await signedIn(test, await buildTeacher(test.db));
    const { storage } = test.services;
    const { put } = storage;
    storage.put = async (_key, bytes) => {
      await buffer(bytes);
      const { StorageFull } = await import("../../../platform/storage/storage.ts");
      throw new StorageFull();
    };
    const answer = await send(browser, await drawn().jpeg().toBuffer());
    storage.put = put;
    expect(answer.statusCode).toBe(507);
    expect((await browser.get("/api/users/me/")).json().profile).toEqual({ picture: null });
  });
});
