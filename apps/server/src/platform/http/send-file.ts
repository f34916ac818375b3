import type { Readable } from "node:stream";

import type { FastifyReply, FastifyRequest } from "fastify";

import { readRange } from "../storage/read-range.ts";

export type SentFile = {
  name: string;
  mimeType: string;
  sizeBytes: number;
  etag: string;
  /** Shown in place; else saved. */
  isInline: boolean;
  /** Not on the reader's device either: it is asked for each time it is heard. */
  isNeverStored?: boolean;
  /** It was asked for by a version of its own, which never changes: the reader's device keeps it for a week. */
  isOfVersion?: boolean;
  open(range?: { start: number; end: number }): Promise<Readable>;
};

const PDF = "application/pdf";
const WEEK_S = 604_800;

/** A person's file, whole or in part: whatever it holds, it is no page of this site and runs nothing. */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, file: SentFile) {
  reply.headers({
    "accept-ranges": "bytes",
    etag: file.etag,
    "cache-control": cacheOf(file),
    "content-disposition": dispositionOf(file),
    "content-security-policy": policyOf(file),
    "x-frame-options": "SAMEORIGIN",
    "x-content-type-options": "nosniff",
  });
  if (request.headers["if-none-match"] === file.etag) return reply.status(304).send();
  const range = readRange(rangeOf(request, file), file.sizeBytes);
  if (range === "outside") {
    return reply.status(416).header("content-range", `bytes */${file.sizeBytes}`).send();
  }
  const { start, end } = range === "whole" ? { start: 0, end: file.sizeBytes - 1 } : range;
  if (range !== "whole") {
    reply.status(206).header("content-range", `bytes ${start}-${end}/${file.sizeBytes}`);
  }
  reply.type(file.mimeType).header("content-length", end - start + 1);
  if (request.method === "HEAD") return reply.send();
  return reply.send(await file.open(range === "whole" ? undefined : range));
}

function cacheOf({ isNeverStored, isOfVersion }: SentFile): string {
  if (isNeverStored) return "private, no-store";
  // Whether this person may still see it is asked each time.
  return isOfVersion ? `private, max-age=${WEEK_S}, immutable` : "private, no-cache";
}

/** A table to be saved, as it is written: nobody keeps it on the way. */
export function sendTable(
  reply: FastifyReply,
  { name, content }: { name: string; content: Readable },
) {
  return reply
    .header("cache-control", "private, no-store")
    .header("content-disposition", dispositionOf({ name, isInline: false }))
    .type("text/csv; charset=utf-8")
    .send(content);
}

/** A part of what the browser has begun, if that is still the same. */
function rangeOf({ headers }: FastifyRequest, { etag }: SentFile): string | undefined {
  const isSame = headers["if-range"] === undefined || headers["if-range"] === etag;
  return isSame ? headers.range : undefined;
}

/** Browsers show a PDF by pages of their own, which start in no sandbox and load what is theirs. */
function policyOf({ mimeType, isInline }: SentFile): string {
  const framed = "base-uri 'none'; form-action 'none'; frame-ancestors 'self'";
  const isPdfPage = isInline && mimeType === PDF;
  return isPdfPage ? framed : `default-src 'none'; ${framed}; sandbox`;
}

/** The name in letters that every browser reads, and then as it is (RFC 6266, RFC 5987). */
export function dispositionOf({ name, isInline }: Pick<SentFile, "name" | "isInline">): string {
  const bare = name.normalize("NFKD").replaceAll(/\p{M}/gu, "");
  const plain = bare.replaceAll(/[^ !#$&+\-.0-9A-Z^_`a-z{}~]/g, "_");
  const exact = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.codePointAt(0)?.toString(16).toUpperCase()}`,
  );
  return `${isInline ? "inline" : "attachment"}; filename="${plain}"; filename*=UTF-8''${exact}`;
}
