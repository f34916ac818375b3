/** Registration, log-in and log-out, password reset and e-mail verification. */
import {
  ParentRegistration,
  PasswordReset,
  StudentRegistration,
  TeacherRegistration,
} from "@riwaq/contracts/identity/authentication";
import * as authentication from "@riwaq/contracts/identity/authentication.calls";
import { logIn as logInCall } from "@riwaq/contracts/identity/log-in.calls";
import { StaffInvitationAcceptance } from "@riwaq/contracts/identity/staff-invitations";
import { accept } from "@riwaq/contracts/identity/staff-invitations.calls";
import type { FastifyReply, FastifyRequest } from "fastify";

import { requireOneself } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import { rememberBrowser } from "../../../platform/http/known-browser.ts";
import { routesOf } from "../../../platform/http/routes-of.ts";
import { sessionCookieName, sessionCookieOptions } from "../../../platform/http/session-token.ts";
import { languageOf } from "../../../platform/i18n/translate.ts";
import { findSignIn } from "../sign-in/find-sign-in.ts";
import { IDLE_MS } from "../sign-in/lifetimes.ts";
import { NewPassword } from "../sign-in/passwords.ts";
import { personOf } from "../sign-in/person-of.ts";
import { presentCurrentUser } from "../sign-in/present-current-user.ts";
import { acceptInvitation } from "../staff-invitations/accept-invitation.ts";
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

const asksNewPassword = { password: NewPassword };

export const authenticationRoutes = routesOf("authentication", (on, app) => {
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

  on(
    authentication.registerStudent,
    {
      config: PUBLIC,
      preHandler: registering,
      schema: { body: StudentRegistration.extend(asksNewPassword) },
    },
    async (request) => {
      const person = await registerStudent(request.ctx, request.body, languageOfRequest(request));
      return presentCurrentUser(person);
    },
  );

  on(
    authentication.registerParent,
    {
      config: PUBLIC,
      preHandler: registering,
      schema: { body: ParentRegistration.extend(asksNewPassword) },
    },
    async (request) => {
      const person = await registerParent(request.ctx, request.body, languageOfRequest(request));
      return presentCurrentUser(person);
    },
  );

  on(
    authentication.registerTeacher,
    {
      config: PUBLIC,
      preHandler: registering,
      schema: { body: TeacherRegistration.extend(asksNewPassword) },
    },
    async (request, reply) => {
      const teacher = await registerTeacher(request.ctx, request.body, languageOfRequest(request));
      // A teacher goes on to the timetable, so registering signs in.
      const person = await signIn(request, reply, {
        userId: teacher.id,
        email: teacher.email,
      });
      return presentCurrentUser(person);
    },
  );

  const accepting = app.throttle("accept-staff-invitation", {
    byAddress: { max: 30, windowMs: 15 * MINUTE_MS },
  });
  on(
    accept,
    {
      config: PUBLIC,
      preHandler: accepting,
      schema: { body: StaffInvitationAcceptance.extend(asksNewPassword) },
    },
    async (request, reply) => {
      const accepted = await acceptInvitation(request.ctx, request.body);
      return presentCurrentUser(await signIn(request, reply, accepted));
    },
  );

  on(logInCall, { config: PUBLIC, preHandler: loggingIn }, async (request, reply) => {
    const userId = await findByPassword(request.ctx, request.body);
    // Only failures count; codes of the second step are counted by themselves.
    await app.uncount(request);
    return presentCurrentUser(await signIn(request, reply, { ...request.body, userId }));
  });

  on(authentication.logOut, { config: ENROLMENT }, async ({ ctx, sessionToken }, reply) => {
    await logOut({ ...ctx, actor: requireOneself(ctx.actor) }, { sessionToken });
    const { isHttps } = ctx.config;
    reply.clearCookie(sessionCookieName(isHttps), sessionCookieOptions(isHttps));
    reply.issueCsrfToken(undefined);
  });

  on(
    authentication.requestPasswordReset,
    { config: PUBLIC, preHandler: mailing },
    async ({ ctx, body }, reply) => {
      // Only a known address is written to: nobody is to learn from the time which ones are.
      reply.afterAnswer(async () => {
        await requestPasswordReset(ctx, body);
        app.wakeOutbox();
      });
    },
  );

  on(
    authentication.resetPassword,
    {
      config: PUBLIC,
      preHandler: usingLink,
      schema: { body: PasswordReset.extend(asksNewPassword) },
    },
    async (request) => {
      await resetPassword(request.ctx, request.body);
    },
  );

  on(authentication.verifyEmail, { config: PUBLIC, preHandler: usingLink }, async (request) => {
    await verifyEmail(request.ctx, request.body);
  });

  on(
    authentication.resendVerification,
    { config: ENROLMENT, preHandler: mailing },
    async (request) => {
      await resendVerification(request.ctx, request.body);
    },
  );
});

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
