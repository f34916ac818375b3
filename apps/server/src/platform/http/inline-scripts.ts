import { createHash } from "node:crypto";

const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/** CSP sources for the inline scripts of a page, so that no page needs 'unsafe-inline'. Data blocks do not run. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = ""]) => !/type="application\/(ld\+)?json"/.test(attributes))
    .map(([, , script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`);
  return [...new Set(hashes)];
}
