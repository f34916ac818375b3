import { ErrorBody } from "@riwaq/contracts/errors";
/** Registration, log-in and log-out, password reset and e-mail verification. */
import {
  Done,
  EmailVerification,
  Login,
  ParentRegistration,
  PasswordReset,
  PasswordResetRequest,
  StudentRegistration,
  TeacherRegistration,
  VerificationResend,
} from "@riwaq/contracts/identity/authentication";
import { CurrentUser } from "@riwaq/contracts/identity/users";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";

import { AppError } from "../../../platform/app-error.ts";
import { rememberBrowser } from "../../../platform/http/known-browser.ts";
import { sessionCookieName, sessionCookieOptions } from "../../../platform/http/session-token.ts";
import { languageOf } from "../../../platform/i18n/translate.ts";
import { findSignIn } from "../sign-in/find-sign-in.ts";
import { IDLE_MS } from "../sign-in/lifetimes.ts";
import { NewPassword } from "../sign-in/new-password.ts";
import { personOf } from "../sign-in/person-of.ts";
import { presentCurrentUser } from "../sign-in/present-current-user.ts";
import { findByPassword, logIn } from "./log-in.ts";
import { logOut } from "./log-out.ts";
import { registerParent } from "./register-parent.ts";
import { registerStudent } from "./register-student.ts";
import { registerTeacher } from "./register-teacher.ts";
import { requestPasswordReset } from "./request-password-reset.ts";
import { resendVerification } from "./resend-verification.ts";
import { resetPassword } from "./reset-password.ts";
import { verifyEmail } from "./verify-email.ts";

const MINUTE_MS = 60_000;
const PUBLIC = { public: true } as const;
const ENROLMENT = { enrolment: true } as const;
const ANSWERS = { 400: ErrorBody, 403: ErrorBody, 415: ErrorBody, 429: ErrorBody };
const TAGS = { tags: ["authentication"] };

export const authenticationRoutes: FastifyPluginAsyncZod = async (app) => {
  const registering = app.throttle("register", {
    byAddress: { max: 30, windowMs: 60 * MINUTE_MS },
  });
  const loggingIn = app.throttle("login", {
    byAddress: { max: 60, windowMs: 15 * MINUTE_MS },
    byAccount: { max: 10, windowMs: 15 * MINUTE_MS },
    knowsBrowsers: true,
  });
  const mailing = app.throttle("mail", {
    byAddress: { max: 20, windowMs: 60 * MINUTE_MS },
    byAccount: { max: 5, windowMs: 60 * MINUTE_MS },
  });
  const usingLink = app.throttle("link", { byAddress: { max: 30, windowMs: 15 * MINUTE_MS } });

  app.post(
    "/authentication/register/students/",
    {
      config: PUBLIC,
      preHandler: registering,
      schema: {
        ...TAGS,
        body: StudentRegistration.extend({ password: NewPassword }),
        response: { 201: CurrentUser, ...ANSWERS },
      },
    },
    async (request, reply) => {
      const person = await registerStudent(request.ctx, request.body, languageOfRequest(request));
      return reply.status(201).send(presentCurrentUser(person));
    },
  );

  app.post(
    "/authentication/register/parents/",
    {
      config: PUBLIC,
      preHandler: registering,
      schema: {
        ...TAGS,
        body: ParentRegistration.extend({ password: NewPassword }),
        response: { 201: CurrentUser, ...ANSWERS },
      },
    },
    async (request, reply) => {
      const person = await registerParent(request.ctx, request.body, languageOfRequest(request));
      return reply.status(201).send(presentCurrentUser(person));
    },
  );

  app.post(
    "/authentication/register/teachers/",
    {
      config: PUBLIC,
      preHandler: registering,
      schema: {
        ...TAGS,
        body: TeacherRegistration.extend({ password: NewPassword }),
        response: { 201: CurrentUser, ...ANSWERS },
      },
    },
    async (request, reply) => {
      const teacher = await registerTeacher(request.ctx, request.body, languageOfRequest(request));
      // A teacher goes on to the timetable, so registering signs in (decisions).
      const person = await signIn(request, reply, { userId: teacher.id, email: teacher.email });
      return reply.status(201).send(presentCurrentUser(person));
    },
  );

  app.post(
    "/authentication/login/",
    {
      config: PUBLIC,
      preHandler: loggingIn,
      schema: { ...TAGS, body: Login, response: { 200: CurrentUser, ...ANSWERS } },
    },
    async (request, reply) => {
      const userId = await findByPassword(request.ctx, request.body);
      // Only failures count; codes of the second step are counted by themselves.
      await app.uncount(request);
      return presentCurrentUser(await signIn(request, reply, { ...request.body, userId }));
    },
  );

  app.post(
    "/authentication/logout/",
    {
      config: ENROLMENT,
      schema: { ...TAGS, response: { 200: Done, 401: ErrorBody, ...ANSWERS } },
    },
    async (request, reply) => {
      await logOut(request.ctx, request.sessionToken);
      const { isHttps } = request.ctx.config;
      reply.clearCookie(sessionCookieName(isHttps), sessionCookieOptions(isHttps));
      reply.issueCsrfToken(undefined);
      return { done: true } as const;
    },
  );

  app.post(
    "/authentication/password-reset/",
    {
      config: PUBLIC,
      preHandler: mailing,
      schema: { ...TAGS, body: PasswordResetRequest, response: { 200: Done, ...ANSWERS } },
    },
    async ({ ctx, body }, reply) => {
      // Only a known address is written to: nobody is to learn from the time which ones are.
      reply.afterAnswer(async () => {
        await requestPasswordReset(ctx, body);
        app.wakeOutbox();
      });
      return { done: true } as const;
    },
  );

  app.post(
    "/authentication/password-reset/confirm/",
    {
      config: PUBLIC,
      preHandler: usingLink,
      schema: {
        ...TAGS,
        body: PasswordReset.extend({ password: NewPassword }),
        response: { 200: Done, ...ANSWERS },
      },
    },
    async (request) => {
      await resetPassword(request.ctx, request.body);
      return { done: true } as const;
    },
  );

  app.post(
    "/authentication/verify-email/",
    {
      config: PUBLIC,
      preHandler: usingLink,
      schema: { ...TAGS, body: EmailVerification, response: { 200: Done, ...ANSWERS } },
    },
    async (request) => {
      await verifyEmail(request.ctx, request.body);
      return { done: true } as const;
    },
  );

  app.post(
    "/authentication/verify-email/resend/",
    {
      config: ENROLMENT,
      preHandler: mailing,
      schema: {
        ...TAGS,
        body: VerificationResend,
        response: { 200: Done, 401: ErrorBody, ...ANSWERS },
      },
    },
    async (request) => {
      await resendVerification(request.ctx, request.body);
      return { done: true } as const;
    },
  );
};

function languageOfRequest(request: FastifyRequest) {
  return languageOf(request.cookies.lang, request.headers["accept-language"]);
}

type Proven = { userId: string; email: string; code?: string | undefined };

async function signIn(request: FastifyRequest, reply: FastifyReply, proven: Proven) {
  const { ctx } = request;
  const { isHttps } = ctx.config;
  const { userId, code, email } = proven;
  const { token, cookie } = await logIn(
    ctx,
    { userId, code },
    { userAgent: request.headers["user-agent"], sessionToken: request.sessionToken },
  );
  const account = email.trim().toLowerCase();
  rememberBrowser(request, reply, { account, secret: ctx.secret, config: ctx.config });
  // Through the cookie plugin: it replaces the cookie of an older sign-in that this request has extended.
  reply.setCookie(sessionCookieName(isHttps), cookie, {
    ...sessionCookieOptions(isHttps),
    maxAge: IDLE_MS / 1000,
  });
  reply.issueCsrfToken(token);
  const found = await findSignIn(ctx.db, token, ctx.clock.now());
  if (!found) throw new AppError("unauthenticated");
  return personOf(found);
}
