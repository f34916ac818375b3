import { eq } from "drizzle-orm";
import { expect, it } from "vitest";

import { errorMapOf } from "../../../../test/error-map.ts";
import { buildResource, buildTeacher, signedIn } from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import type { TestClient } from "../../../../test/test-client.ts";
import { teachers } from "../../people/tables/teachers.ts";
import { resourceVersions } from "../tables/resource-versions.ts";

const test = await startTestApp();
const TUS = { "tus-resumable": "1.0.0" };

const begin = (client: TestClient, size: number) =>
  client.post("/api/uploads/", undefined, { ...TUS, "upload-length": String(size) });

/** As if a file of that size had been kept. */
async function keep(owner: { id: string }, sizeBytes: number) {
  const resource = await buildResource(test.db, owner);
  const file = {
    fileName: "a.pdf",
    mimeType: "application/pdf",
    sha256: "",
    storageKey: resource.id,
  };
  await test.db
    .insert(resourceVersions)
    .values({ resourceId: resource.id, version: 1, sizeBytes, ...file });
}

it.each([
  ["approved", 10 * 1024 ** 3],
  ["applied", 512 * 1024 ** 2],
] as const)(
  "a teacher who is %s has so much room for material, and no more",
  async (approval, room) => {
    const owner = await buildTeacher(test.db);
    await test.db.update(teachers).set({ approval }).where(eq(teachers.userId, owner.id));
    const client = await signedIn(test, owner);
    await keep(owner, room - 30);
    const first = await begin(client, 20);
    const refused = await begin(client, 11);
    expect([refused.statusCode, errorMapOf(refused).detail]).toEqual([
      413,
      [expect.stringContaining("used up its room")],
    ]);
    expect((await begin(client, 10)).statusCode).toBe(201);
    await client.unsafe("DELETE", String(first.headers.location), undefined, TUS);
    expect((await begin(client, 20)).statusCode).toBe(201);
  },
);
