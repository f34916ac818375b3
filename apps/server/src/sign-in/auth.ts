import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";

import type { Config } from "../config.ts";
import type { Database } from "../db/database.ts";
import { credentials } from "../db/schema/credentials.ts";
import { signIns } from "../db/schema/sign-ins.ts";
import { users } from "../db/schema/users.ts";
import { verifications } from "../db/schema/verifications.ts";
import { IDLE_MS } from "./lifetimes.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";

export const RESET_LINK_TTL_MS = 3_600_000;
export const VERIFICATION_LINK_TTL_MS = 7 * 86_400_000;

/** What the library does by itself and the institute must know of. */
export type AuthEvents = {
  onResetAsked(userId: string, token: string): Promise<void>;
  onChanged(userId: string, action: "reset-password" | "verify-email"): Promise<void>;
};

export type Auth = ReturnType<typeof createAuth>;

/**
 * better-auth as a library: its own routes are not mounted, so its generic sign-up stays unreachable. Registration
 * writes users itself, in one transaction with what belongs to the role.
 */
export function createAuth(
  db: Database,
  config: Pick<Config, "publicUrl" | "isHttps">,
  secret: string,
  events: AuthEvents,
) {
  return betterAuth({
    secret,
    baseURL: config.publicUrl,
    basePath: "/api/authentication",
    trustedOrigins: [config.publicUrl],
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
    database: drizzleAdapter(db, {
      provider: "pg",
      transaction: true,
      schema: { user: users, session: signIns, account: credentials, verification: verifications },
    }),
    user: {
      additionalFields: {
        role: { type: "string", required: true, input: false },
        timeZone: { type: "string", required: true, input: false },
        language: { type: "string", required: true, input: false },
      },
    },
    session: { expiresIn: IDLE_MS / 1000, disableSessionRefresh: true },
    verification: { storeIdentifier: "hashed" },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 8,
      maxPasswordLength: 256,
      password: { hash: hashPassword, verify: verifyPassword },
      resetPasswordTokenExpiresIn: RESET_LINK_TTL_MS / 1000,
      sendResetPassword: ({ user, token }) => events.onResetAsked(user.id, token),
      onPasswordReset: ({ user }) => events.onChanged(user.id, "reset-password"),
    },
    emailVerification: {
      afterEmailVerification: (user) => events.onChanged(user.id, "verify-email"),
    },
    advanced: {
      cookiePrefix: "riwaq",
      useSecureCookies: config.isHttps,
      defaultCookieAttributes: { sameSite: "lax", httpOnly: true, path: "/" },
      database: { generateId: false },
      // The routes have their own double submit (plugins/csrf.ts), and the library is never reached from outside.
      disableCSRFCheck: true,
    },
  });
}
