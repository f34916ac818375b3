import type { FastifyInstance } from "fastify";

import { findInstitute } from "../institute.ts";
import type { Services } from "../services.ts";

const VALID_MS = 90 * 86_400_000;

/** Whom to tell of a fault in the protection (RFC 9116). Written when it is asked for, so it is never out of date. */
export function registerSecurityText(app: FastifyInstance, { db, clock, config }: Services): void {
  app.get(
    "/.well-known/security.txt",
    { config: { public: true }, schema: { hide: true } },
    async (_request, reply) => {
      const { phone } = await findInstitute(db);
      const expires = new Date(clock.now().getTime() + VALID_MS);
      const lines = [
        `Contact: ${config.publicUrl}/contact`,
        ...(phone ? [`Contact: tel:${phone.replaceAll(/[^+\d]/g, "")}`] : []),
        `Expires: ${expires.toISOString()}`,
        "Preferred-Languages: en, fr, ar",
        `Canonical: ${config.publicUrl}/.well-known/security.txt`,
      ];
      return reply.type("text/plain; charset=utf-8").send(`${lines.join("\n")}\n`);
    },
  );
}
