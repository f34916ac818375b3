import { eq } from "drizzle-orm";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { AppError, refusal } from "../../../platform/app-error.ts";
import type { Actor, User } from "../../../platform/context.ts";
import {
  readSessionToken,
  sessionCookieName,
  sessionCookieOptions,
} from "../../../platform/http/session-token.ts";
import { languageOf } from "../../../platform/i18n/translate.ts";
import type { Persons, PersonsContext } from "../../../platform/persons.ts";
import type { Services } from "../../../platform/services.ts";
import { findSeen } from "../seeing-as/queries.ts";
import { signIns } from "../tables/sign-ins.ts";
import { type FoundSignIn, findSignIn } from "./find-sign-in.ts";
import { extendedExpiry } from "./lifetimes.ts";
import { personOf } from "./person-of.ts";

declare module "fastify" {
  interface FastifyRequest {
    ctx: PersonsContext;
    sessionToken: string | undefined;
  }
  interface FastifyContextConfig {
    /** A route is private unless it says so. */
    public?: true;
    /** What staff need to turn their second step on, and reach before it is. */
    enrolment?: true;
    /** A person's own secret: not for staff who see as them. */
    isSecret?: true;
    /** What staff who see as somebody else may do: to stop, and to leave. */
    endsSeeing?: true;
  }
}

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Who sees as somebody else changes nothing, whatever they ask for, and reads none of the person's secrets. */
function refuseWhileSeeing({ ctx: { actor }, method, routeOptions }: FastifyRequest): void {
  if (actor.kind !== "user" || !actor.seenBy) return;
  const { endsSeeing, isSecret } = routeOptions.config;
  if (isSecret) throw refusal("forbidden", "seeing_as_secret");
  if (!SAFE_METHODS.has(method) && !endsSeeing) throw refusal("forbidden", "seeing_as_read_only");
}

const GUEST: Actor = { kind: "guest" };

/** Finds out who asks, and refuses guests on every route that is not public. */
export function registerActor(
  app: FastifyInstance,
  services: Services & { persons: Persons },
): void {
  const { db, patientDb, clock, secret, storage, config, persons, subscribers } = services;
  const cookieName = sessionCookieName(config.isHttps);
  app.decorateRequest("ctx");
  app.decorateRequest("sessionToken");

  app.addHook("onRequest", async (request, reply) => {
    // By the route and not by the address, which can be written in more than one way (/%61pi/…).
    const isApi = request.routeOptions.url?.startsWith("/api/") ?? false;
    const token = isApi ? readSessionToken(request.cookies[cookieName], secret) : undefined;
    const now = clock.now();
    const found = token ? await findSignIn(db, token, now) : undefined;
    const mustEnrol =
      config.staffNeedTwoStep && found?.roles.includes("staff") && !found.isTwoStepOn;
    const { public: isPublic, enrolment: isEnrolment } = request.routeOptions.config;
    request.sessionToken = found ? token : undefined;
    request.ctx = {
      actor: found && (isEnrolment || !mustEnrol) ? await actorOf(found) : GUEST,
      language: languageOf(request.cookies.lang, request.headers["accept-language"]),
      log: request.log,
      db,
      patientDb,
      clock,
      secret,
      storage,
      config,
      persons,
      subscribers,
    };
    if (found) await extend(found, now, request, reply);
    if (isApi) refuseWhileSeeing(request);
    if (!isApi || isPublic) return;
    if (!found) throw new AppError("unauthenticated");
    if (mustEnrol && !isEnrolment) throw refusal("forbidden", "staff_two_step");
  });

  /** The person, or whom they see as; where that is nobody any more, they are themselves again. */
  async function actorOf(found: FoundSignIn): Promise<User> {
    const person = personOf(found);
    const { seenId, seenUntil: until } = found;
    if (!seenId || !until || !person.rights.has("people")) return person;
    const seen = await findSeen(db, seenId);
    return seen ? { ...seen, seenBy: { staff: person, until } } : person;
  }

  async function extend(
    found: FoundSignIn,
    now: Date,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const expiresAt = extendedExpiry(found.signedInAt, found.expiresAt, now);
    const cookie = request.cookies[cookieName];
    if (!expiresAt || cookie === undefined) return;
    await db
      .update(signIns)
      .set({ expiresAt, updatedAt: now })
      .where(eq(signIns.id, found.signInId));
    reply.setCookie(cookieName, cookie, {
      ...sessionCookieOptions(config.isHttps),
      maxAge: Math.floor((expiresAt.getTime() - now.getTime()) / 1000),
    });
  }
}
