import sharp from "sharp";
import { describe, expect, it } from "vitest";

import { newKey } from "../../../../test/booking-scene.ts";
import { NOT_FOUND, errorMapOf } from "../../../../test/error-map.ts";
import {
  buildEnrolment,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../../test/factories.ts";
import { mp3File, mp4Of } from "../../../../test/sound-files.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { upload } from "../../../../test/upload.ts";

const test = await startTestApp();
const { db } = test;
const owner = await buildTeacher(db);
const teacher = await signedIn(test, owner);
const [given, other] = [await buildStudent(db), await buildStudent(db)];
for (const student of [given, other]) await buildEnrolment(db, owner, student);
const [pupil, neighbour] = [await signedIn(test, given), await signedIn(test, other)];

async function create(bytes: Buffer, name: string) {
  const upload_id = await upload(teacher, bytes, name);
  const input = { upload_id, title: "Les lettres", student_ids: [given.id] };
  return teacher.post("/api/resources/", input, newKey());
}

/** As a phone writes it: lying on its side, with where it was taken. */
const photo = (side = 40) =>
  sharp({ create: { width: side * 2, height: side, channels: 3, background: "#0e5c4a" } })
    .jpeg()
    .withExif({ IFD0: { Artist: "Amal" }, IFD3: { GPSLatitudeRef: "N" } })
    .withMetadata({ orientation: 6 })
    .toBuffer();

describe("a picture", () => {
  it("is kept upright, without what the camera wrote into it, and shown in place", async () => {
    const taken = await photo();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const { id, type, file } = (await create(taken, "IMG_1.HEIC")).json();
    const answer = await pupil.get(`/api/resources/${id}/file/`);
    const drawn = await sharp(answer.rawPayload).metadata();
    expect({ type, file }).toMatchObject({
      type: "Picture",
      file: { is_viewable: true, size_bytes: answer.rawPayload.length },
    });
    expect(drawn).toMatchObject({ format: "webp", width: 40, height: 80 });
    expect(drawn.exif).toBeUndefined();
    expect(answer.headers).toMatchObject({
      "content-type": "image/webp",
      "content-disposition": expect.stringMatching(/^inline; filename="IMG_1.HEIC.webp"/),
      "content-security-policy": expect.stringMatching(/^default-src 'none'.*; sandbox$/),
      "x-content-type-options": "nosniff",
    });
  });

  it("is refused where it is cut off, or larger than a phone can draw", async () => {
    const whole = await sharp(Buffer.alloc(300 * 300 * 3, 9), {
      raw: { width: 300, height: 300, channels: 3 },
    })
      .png()
      .toBuffer();
    const cut = await create(whole.subarray(0, whole.length / 2), "lettres.png");
    expect(errorMapOf(cut).upload_id).toEqual([expect.stringMatching(/cannot be read/)]);
    const vast = await create(await photo(6000), "mur.jpg");
    expect(errorMapOf(vast).upload_id).toEqual([expect.stringMatching(/50 megapixels/)]);
    const page = await create(Buffer.from("<html><script>1</script></html>"), "lettres.png");
    expect(errorMapOf(page).upload_id).toEqual([expect.stringMatching(/none of them/)]);
  });
});

describe("a recording", () => {
  it("is played from wherever one likes by whoever it is given to, and by nobody else", async () => {
    const bytes = mp3File();
    const { id, type, file } = (await create(bytes, "Al-Fatiha.mp3")).json();
    expect({ type, viewable: file.is_viewable }).toEqual({ type: "Audio", viewable: true });
    const url = `/api/resources/${id}/file/`;
    const part = await pupil.get(url, { range: "bytes=100-299" });
    expect(part.statusCode).toBe(206);
    expect(part.headers).toMatchObject({
      "content-type": "audio/mpeg",
      "content-range": `bytes 100-299/${bytes.length}`,
    });
    expect(part.rawPayload).toEqual(bytes.subarray(100, 300));
    expect(errorMapOf(await neighbour.get(url))).toEqual(NOT_FOUND);
    expect(errorMapOf(await neighbour.get(url, { range: "bytes=0-9" }))).toEqual(NOT_FOUND);
  });

  it("is found among recordings", async () => {
    const { id } = (await create(mp4Of("mp42", "soun"), "voix.mp4")).json();
    const found = await teacher.get("/api/resources/?type=Audio");
    expect(found.json().resources.map((one: { id: string }) => one.id)).toContain(id);
    expect((await teacher.get("/api/resources/?type=Video")).json().total).toBe(0);
    expect((await teacher.get("/api/resources/?type=Sound")).statusCode).toBe(400);
  });
});
