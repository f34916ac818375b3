import { eq } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, it } from "vitest";

import { buildParent, buildStaff, buildTeacher, signedIn } from "../../../../test/factories.ts";
import { buildProgramme } from "../../../../test/teaching.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { looseFiles } from "../../../platform/db/tables/loose-files.ts";
import { programmes } from "../tables/programmes.ts";

const test = await startTestApp();
const { db } = test;
const staff = await signedIn(test, await buildStaff(db));
const guest = test.client();
const picture = (background: string) =>
  sharp({ create: { width: 30, height: 40, channels: 3, background } })
    .png()
    .toBuffer();

type Programme = { id: string; slug: string };
const urlOf = ({ id }: Programme) => `/api/staff/programmes/${id}/sample/`;
const publicOf = ({ slug }: Programme) => `/api/programmes/offered/${slug}/sample/`;
const put = (programme: Programme, bytes: Buffer, client = staff) =>
  client.unsafe("PUT", urlOf(programme), bytes, { "content-type": "image/png" });
const remove = (programme: Programme, client = staff) =>
  client.unsafe("DELETE", urlOf(programme), undefined, {});

async function keyOf({ id }: Programme) {
  const [row] = await db.select().from(programmes).where(eq(programmes.id, id));
  return row?.sampleKey ?? "";
}

describe("the page of a programme that visitors are shown", () => {
  it("is seen by everybody once staff have sent it, and goes with its file", async () => {
    const programme = await buildProgramme(db);
    expect((await guest.get(publicOf(programme))).statusCode).toBe(404);
    const sample = (await put(programme, await picture("#fff"))).json().sample;
    expect(sample).toMatch(publicOf(programme));
    const seen = await guest.get(sample);
    expect([seen.statusCode, seen.headers["content-type"]]).toEqual([200, "image/webp"]);
    expect(await sharp(seen.rawPayload).metadata()).toMatchObject({ width: 30, height: 40 });
    const key = await keyOf(programme);
    expect((await remove(programme)).json().sample).toBeNull();
    expect((await guest.get(sample)).statusCode).toBe(404);
    await expect(test.services.storage.get(key)).rejects.toMatchObject({ code: "not_found" });
    expect((await remove(programme)).statusCode).toBe(200);
  });

  it("is another one at another address, and nothing of the former stays", async () => {
    const programme = await buildProgramme(db);
    const first = (await put(programme, await picture("#fff"))).json().sample;
    const key = await keyOf(programme);
    const second = (await put(programme, await picture("#000"))).json().sample;
    expect(second).not.toBe(first);
    await expect(test.services.storage.get(key)).rejects.toMatchObject({ code: "not_found" });
    const loose = await db.select().from(looseFiles);
    expect(loose.map((file) => file.key)).not.toContain(await keyOf(programme));
  });

  it("is not shown of what is offered no longer", async () => {
    const programme = await buildProgramme(db);
    await put(programme, await picture("#fff"));
    await staff.patch(`/api/staff/programmes/${programme.id}/`, { is_archived: true });
    expect((await guest.get(publicOf(programme))).statusCode).toBe(404);
  });

  it("is a picture, of a programme that is there", async () => {
    const programme = await buildProgramme(db);
    const answer = await put(programme, Buffer.from("a page"));
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, ["picture"]]);
    const nobody = { ...programme, id: "00000000-0000-4000-8000-000000000000" };
    expect((await put(nobody, await picture("#fff"))).statusCode).toBe(404);
    expect((await remove(nobody)).statusCode).toBe(404);
    expect(await keyOf(programme)).toBe("");
  });

  it("is chosen by staff who look after the content, and by nobody else", async () => {
    const programme = await buildProgramme(db);
    const bytes = await picture("#fff");
    for (const person of [await buildParent(db), await buildTeacher(db)]) {
      const client = await signedIn(test, person);
      expect((await put(programme, bytes, client)).statusCode).toBe(403);
      expect((await remove(programme, client)).statusCode).toBe(403);
    }
  });
});
