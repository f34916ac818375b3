import { doubleCsrf } from "csrf-csrf";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { refusal } from "../app-error.ts";
import type { Services } from "../services.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Its sender is no browser and signs every word: there is no page that could be misused. */
    isSigned?: true;
  }
  interface FastifyReply {
    /** Gives the browser a `csrftoken` that fits this sign-in, unless it has one. */
    issueCsrfToken(sessionToken: string | undefined): void;
  }
}

type ExpressRequest = Parameters<ReturnType<typeof doubleCsrf>["validateRequest"]>[0];
type ExpressResponse = Parameters<ReturnType<typeof doubleCsrf>["generateCsrfToken"]>[1];

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Double submit: the readable cookie `csrftoken`, bound to the sign-in by HMAC, must come back as X-CSRFToken. */
export function registerCsrf(app: FastifyInstance, services: Services): void {
  const { generateCsrfToken, validateRequest } = doubleCsrf({
    getSecret: () => services.secret,
    getSessionIdentifier: (request) => sessionOf(request),
    cookieName: "csrftoken",
    cookieOptions: { httpOnly: false, sameSite: "lax", secure: services.config.isHttps, path: "/" },
    getCsrfTokenFromRequest: (request) => headerOf(request),
  });

  app.decorateReply("issueCsrfToken", function issue(this: FastifyReply, sessionToken) {
    const request = { ...shimOf(this.request), sessionToken };
    const response = {
      cookie: (...[name, value, options]: Parameters<FastifyReply["setCookie"]>) => {
        if (this.request.cookies[name] !== value) this.setCookie(name, value, options);
      },
    };
    generateCsrfToken(
      request as unknown as ExpressRequest,
      response as unknown as ExpressResponse,
      {
        overwrite: false,
        validateOnReuse: false,
      },
    );
  });

  app.addHook("onRequest", (request, reply, done) => {
    const { isSigned } = request.routeOptions.config;
    const isSafe = SAFE_METHODS.has(request.method) || request.is404 || isSigned === true;
    const isValid = isSafe || validateRequest(shimOf(request) as unknown as ExpressRequest);
    // Nothing was done: a page that held an older token may send the same once more.
    if (!isValid) reply.header("x-csrf-refused", "1");
    done(isValid ? undefined : refusal("forbidden", "csrf"));
  });
}

/** The library speaks Express; this is all it reads of a request. */
function shimOf(request: FastifyRequest) {
  return {
    method: request.method,
    headers: request.headers,
    cookies: request.cookies,
    sessionToken: request.sessionToken,
  };
}

function sessionOf(request: object): string {
  return "sessionToken" in request && typeof request.sessionToken === "string"
    ? request.sessionToken
    : "guest";
}

function headerOf(request: ExpressRequest): string | undefined {
  const header = request.headers["x-csrftoken"];
  return typeof header === "string" ? header : undefined;
}
