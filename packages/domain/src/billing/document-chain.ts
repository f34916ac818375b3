/** Documents of a series hang on each other: each hash holds the one before it, so that none is changed or left out. */
import { type Json, canonicalJson } from "./canonical.ts";
import { type DocumentKind, type IssuedContent, documentNumber } from "./documents.ts";

/** All that a hash vouches for. People, charges and refunds are named by their ids. */
export type SealedDocument = {
  key: string;
  kind: DocumentKind;
  year: number;
  number: number;
  /** ISO 8601, in UTC. */
  issuedAt: string;
  payerId: string;
  chargeId: string | null;
  refundId: string | null;
  content: IssuedContent;
};

/** A document with what it hangs on. */
export type Link = SealedDocument & { hash: string; previousHash: string };

/** Where a series stands: its last number and hash. */
export type ChainEnd = { number: number; hash: string };

/** Before the first document of a series. */
export const CHAIN_START: ChainEnd = { number: 0, hash: "0".repeat(64) };

/** Hexadecimal, of the text as UTF-8. */
export type Sha256 = (text: string) => string;

/** The hash of a document that follows one with this hash. */
export function hashOfDocument(
  sealed: SealedDocument,
  previousHash: string,
  sha256: Sha256,
): string {
  const { key, kind, year, number, issuedAt, payerId, chargeId, refundId, content } = sealed;
  const facts = { key, kind, year, number, issuedAt, payerId, chargeId, refundId, content };
  return sha256(previousHash + canonicalJson(facts satisfies Json));
}

/** gap: a number is missing before it, or stands twice; link: it does not hang on the one before; content: it was changed. */
export const CHAIN_FAULTS = ["gap", "link", "content"] as const;
export type ChainFault = { number: string; fault: (typeof CHAIN_FAULTS)[number] };

/**
 * Follows documents of one series, in the order of their numbers, from where it stood before them: where it stands after
 * them, or the first that does not hold.
 */
export function followChain(
  links: Iterable<Link>,
  from: ChainEnd,
  sha256: Sha256,
): { end: ChainEnd } | ChainFault {
  let end = from;
  for (const link of links) {
    const fault = faultOfLink(link, end, sha256);
    if (fault) return { number: documentNumber(link.kind, link.year, link.number), fault };
    end = { number: link.number, hash: link.hash };
  }
  return { end };
}

function faultOfLink(link: Link, end: ChainEnd, sha256: Sha256): ChainFault["fault"] | null {
  if (link.number !== end.number + 1) return "gap";
  if (link.previousHash !== end.hash) return "link";
  return hashed(link, sha256) === link.hash ? null : "content";
}

/** What cannot be written as it was hashed was changed. */
function hashed(link: Link, sha256: Sha256): string | null {
  try {
    return hashOfDocument(link, link.previousHash, sha256);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
