import { Readable } from "node:stream";

import { describe, expect, it } from "vitest";

import { buildApplicationFile, recordingFile } from "../../../test/applications.ts";
import { buildParent, buildTeacher, signedIn } from "../../../test/factories.ts";
import { buildTeaching } from "../../../test/teaching.ts";
import { startTestApp } from "../../../test/test-app.ts";

const test = await startTestApp();
const at = (id: string) => `/api/public-teachers/${id}/`;

describe("a teacher's own look at the page for visitors", () => {
  it("is there before anything was said, and then as it was last saved", async () => {
    const user = { name: "Amal Haddad", image: "/api/pictures/secret-key/" };
    const teacher = await buildTeaching(test.db, { user });
    const client = await signedIn(test, teacher);
    const bare = await client.get(at(teacher.id));
    expect(bare.json()).toMatchObject({ latin_name: "Amal Haddad", picture: null, answers: {} });
    const change = { parts: ["picture"], latin_name: "Amal H.", audiences: ["women"] };
    await client.patch("/api/public-profile/", change);
    expect((await client.get(at(teacher.id))).json()).toMatchObject({
      slug: teacher.id,
      latin_name: "Amal H.",
      audiences: ["women"],
      picture: `${at(teacher.id)}picture/`,
    });
    expect((await client.get("/api/public-teachers/")).json()).toMatchObject({ count: 0 });
  });

  it("has the voice that visitors would hear", async () => {
    const teacher = await buildTeaching(test.db);
    const bytes = recordingFile();
    const file = await buildApplicationFile(test.db, teacher, {
      kind: "recitation",
      state: "checked",
      sizeBytes: bytes.length,
    });
    await test.services.storage.put(file.storageKey, Readable.from([bytes]), bytes.length);
    const client = await signedIn(test, teacher);
    expect((await client.get(`${at(teacher.id)}voice/`)).statusCode).toBe(404);
    await client.patch("/api/public-profile/", { parts: ["voice"] });
    expect((await client.get(`${at(teacher.id)}voice/`)).statusCode).toBe(200);
    expect((await test.client().get(`${at(teacher.id)}voice/`)).statusCode).toBe(404);
  });

  it("is nobody else's, and nothing of whoever teaches nobody", async () => {
    const teacher = await buildTeaching(test.db);
    const parent = await buildParent(test.db);
    for (const client of [
      test.client(),
      await signedIn(test, await buildTeacher(test.db)),
      await signedIn(test, parent),
    ]) {
      expect((await client.get(at(teacher.id))).statusCode).toBe(404);
    }
    expect((await (await signedIn(test, parent)).get(at(parent.id))).statusCode).toBe(404);
  });
});
