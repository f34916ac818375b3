import { expect } from "vitest";

import type { TestClient } from "./test-client.ts";

/** A file sent in one piece, as the site does; answers the upload's id. */
export async function upload(client: TestClient, bytes: Buffer, name = "livret.pdf") {
  const tus = { "tus-resumable": "1.0.0" };
  const begun = await client.post("/api/uploads/", undefined, {
    ...tus,
    "upload-length": String(bytes.length),
    "upload-metadata": `filename ${Buffer.from(name).toString("base64")}`,
  });
  const url = String(begun.headers.location);
  const headers = {
    ...tus,
    "upload-offset": "0",
    "content-type": "application/offset+octet-stream",
  };
  const sent = await client.unsafe("PATCH", url, bytes, headers);
  expect(sent.statusCode).toBe(204);
  return url.split("/").at(-2) ?? "";
}
