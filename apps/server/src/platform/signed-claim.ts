import { createHmac, timingSafeEqual } from "node:crypto";

/** What the link of a mail lets its holder do: readable, and nobody but this server can write one. */
export function signClaim(words: readonly string[], purpose: string, secret: string): string {
  const claim = Buffer.from(words.join(" ")).toString("base64url");
  return `${claim}.${signatureOf(claim, purpose, secret)}`;
}

/** Its words; undefined where it was not signed here, or for another purpose. */
export function readClaim(token: string, purpose: string, secret: string): string[] | undefined {
  const [claim = "", signature = ""] = token.split(".");
  const texts = [signature, signatureOf(claim, purpose, secret)];
  const [given, own] = texts.map((text) => Buffer.from(text));
  if (!given || !own || given.length !== own.length || !timingSafeEqual(given, own)) {
    return undefined;
  }
  return Buffer.from(claim, "base64url").toString("utf8").split(" ");
}

function signatureOf(claim: string, purpose: string, secret: string): string {
  return createHmac("sha256", secret).update(`${purpose} ${claim}`).digest("base64url");
}
