import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";

import { AwsClient } from "aws4fetch";

import { AppError } from "../app-error.ts";
import { type Storage, StorageFull, requireSafeKey } from "./storage.ts";

export type S3Config = {
  bucket: string;
  region: string;
  endpoint: string;
  accessKey: string;
  secretKey: string;
};

type Call = {
  method: "PUT" | "GET" | "DELETE";
  key: string;
  headers?: Record<string, string>;
  body?: Readable;
};

/** A bucket that speaks S3, addressed by path: AWS, and what people host themselves. An object is there whole or not at all. */
export function s3Storage(config: S3Config): Storage {
  const client = new AwsClient({
    accessKeyId: config.accessKey,
    secretAccessKey: config.secretKey,
    region: config.region,
    service: "s3",
  });

  async function call({ method, key, headers, body }: Call): Promise<Response> {
    requireSafeKey(key);
    const url = `${config.endpoint}/${config.bucket}/${key}`;
    // The signature leaves the content out: it is streamed, and known only when all of it has passed.
    const signed = await client.sign(url, { method, headers: headers ?? {} });
    const init: RequestInit = { method, headers: signed.headers };
    return fetch(url, body ? { ...init, ...streamed(body) } : init);
  }

  return {
    put: async (key, bytes, size) => {
      const headers = { "content-length": String(size) };
      const answer = await call({ method: "PUT", key, headers, body: bytes }).finally(() =>
        bytes.destroy(),
      );
      await answer.body?.cancel();
      if (answer.status === 507) throw new StorageFull();
      if (!answer.ok) throw fault(answer);
    },
    get: async (key, range) => {
      const headers = range ? { range: `bytes=${range.start}-${range.end}` } : {};
      const answer = await call({ method: "GET", key, headers });
      if (answer.status === (range ? 206 : 200) && answer.body) {
        return Readable.fromWeb(answer.body as ReadableStream);
      }
      await answer.body?.cancel();
      throw answer.status === 404 ? new AppError("not_found") : fault(answer);
    },
    remove: async (key) => {
      const answer = await call({ method: "DELETE", key });
      await answer.body?.cancel();
      if (!answer.ok && answer.status !== 404) throw fault(answer);
    },
  };
}

function fault(answer: Response): Error {
  return new Error(`the storage answered ${answer.status}`);
}

/** Piece by piece, as it is asked for. */
function streamed(bytes: Readable): RequestInit {
  const init = { body: Readable.toWeb(bytes), duplex: "half" };
  return init as unknown as RequestInit;
}
