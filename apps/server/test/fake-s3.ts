import { createHash, createHmac } from "node:crypto";
import { type IncomingMessage, type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

import { afterAll } from "vitest";

export const FAKE_KEYS = { accessKey: "AKEXAMPLE", secretKey: "hidden-key" };

const hmac = (key: string | Buffer, text: string) =>
  createHmac("sha256", key).update(text).digest();

/** AWS Signature Version 4, written from its description and not by the client's library. */
function isSigned(request: IncomingMessage): boolean {
  const { headers, method, url = "" } = request;
  const [, scope = "", names = "", signature] =
    /^AWS4-HMAC-SHA256 Credential=AKEXAMPLE\/([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? "",
    ) ?? [];
  const [date = "", region = "", service = "", end = ""] = scope.split("/");
  const canonical = [
    method,
    url,
    "",
    ...names.split(";").map((name) => `${name}:${String(headers[name])}`),
    "",
    names,
    headers["x-amz-content-sha256"],
  ].join("\n");
  const toSign = [
    "AWS4-HMAC-SHA256",
    headers["x-amz-date"],
    scope,
    createHash("sha256").update(canonical).digest("hex"),
  ].join("\n");
  const key = [date, region, service, end].reduce<string | Buffer>(
    (derived, part) => hmac(derived, part),
    `AWS4${FAKE_KEYS.secretKey}`,
  );
  return (
    service === "s3" && names.includes("host") && hmac(key, toSign).toString("hex") === signature
  );
}

/** A bucket on this machine that refuses what is not signed, or comes without its length. Closed after the file's last test. */
export async function startFakeS3() {
  const objects = new Map<string, Buffer>();
  const state = { isFull: false };
  const server = createServer(
    (request, response) => void answer(request, response).catch(() => response.destroy()),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  afterAll(() => server.close());

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const bytes = await buffer(request);
    const end = (status: number, body?: Buffer) => void response.writeHead(status).end(body);
    const { url = "", method, headers } = request;
    if (!isSigned(request)) return end(403);
    if (method === "PUT") {
      if (Number(headers["content-length"]) !== bytes.length) return end(411);
      if (state.isFull) return end(507);
      objects.set(url, bytes);
      return end(200);
    }
    if (method === "DELETE") return end(objects.delete(url) ? 204 : 404);
    const stored = objects.get(url);
    if (!stored) return end(404);
    const [, start, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? "") ?? [];
    return start ? end(206, stored.subarray(Number(start), Number(last) + 1)) : end(200, stored);
  }

  const { port } = server.address() as AddressInfo;
  return { endpoint: `http://127.0.0.1:${port}`, objects, state };
}
