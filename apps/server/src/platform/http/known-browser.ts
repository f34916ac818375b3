import { randomBytes } from "node:crypto";

import type { FastifyReply, FastifyRequest } from "fastify";

import { keyedHash } from "../seal.ts";
import type { Services } from "../services.ts";
import { readSessionToken, sessionCookieOptions, signSessionToken } from "./session-token.ts";

const PURPOSE = "known browser";
const KEPT_SECONDS = 180 * 86_400;
/** A family shares a browser; more accounts than this make the oldest unknown again. */
const ACCOUNTS_MAX = 8;
const TAG_LENGTH = 16;

type Signing = Pick<Services, "secret" | "config">;

/**
 * The number of a browser that has been let in to this account before, so that strangers who fail elsewhere do not lock
 * it out. It opens nothing: it is counted apart, with as many failures as everybody else together.
 */
export function knownBrowserOf(
  request: FastifyRequest,
  account: string,
  signing: Signing,
): string | undefined {
  const { id, tags } = read(request, signing);
  return tags.includes(tagOf(account, signing)) ? id : undefined;
}

/** After a log-in: from now on this browser is known to the account. */
export function rememberBrowser(
  request: FastifyRequest,
  reply: FastifyReply,
  { account, ...signing }: Signing & { account: string },
): void {
  const { id, tags } = read(request, signing);
  const tag = tagOf(account, signing);
  const kept = [tag, ...tags.filter((other) => other !== tag)].slice(0, ACCOUNTS_MAX);
  const { isHttps } = signing.config;
  reply.setCookie(cookieName(isHttps), signSessionToken([id, ...kept].join("~"), signing.secret), {
    ...sessionCookieOptions(isHttps),
    maxAge: KEPT_SECONDS,
  });
}

function read(
  request: FastifyRequest,
  { secret, config }: Signing,
): { id: string; tags: string[] } {
  const text = readSessionToken(request.cookies[cookieName(config.isHttps)], secret) ?? "";
  const [id, ...tags] = text.split("~");
  return tags.length > 0 && id
    ? { id, tags }
    : { id: randomBytes(12).toString("base64url"), tags: [] };
}

function cookieName(isHttps: boolean): string {
  return isHttps ? "__Host-riwaq.browser" : "riwaq.browser";
}

/** Nothing that names the account to whoever looks into the cookie. */
function tagOf(account: string, { secret }: Signing): string {
  return keyedHash(account, PURPOSE, secret).slice(0, TAG_LENGTH);
}
