import { eq } from "drizzle-orm";

import { users } from "../db/schema/users.ts";
import { queueMail } from "../mail/queue-mail.ts";
import type { Services } from "../services.ts";
import type { AuthMails } from "./auth.ts";

/** The mail with the one-time link, in its reader's language. */
export function resetMails(services: Pick<Services, "db" | "jobs" | "config">): AuthMails {
  return {
    sendReset: async (person, token) => {
      const [user] = await services.db.select().from(users).where(eq(users.id, person.id));
      if (!user) return;
      await queueMail(services, services.db, {
        to: user.email,
        template: "reset-password",
        language: user.language,
        params: {
          name: user.name,
          link: `${services.config.publicUrl}/reset-password?token=${token}`,
        },
      });
    },
  };
}
