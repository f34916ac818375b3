import { asc, eq } from "drizzle-orm";

import type { PersonKeeper } from "../../platform/persons.ts";
import { contactMessages } from "./tables/contact-messages.ts";
import { leads } from "./tables/leads.ts";

/** What somebody wrote to the institute, known by the address alone. */
export const institutePerson: PersonKeeper = {
  gives: {
    /** Only of an address that is confirmed: anybody can register with somebody else's. */
    contact_messages: async (db, { person: { email, isConfirmed } }) =>
      isConfirmed
        ? db
            .select({
              topic: contactMessages.topic,
              message: contactMessages.message,
              created_at: contactMessages.createdAt,
            })
            .from(contactMessages)
            .where(eq(contactMessages.email, email))
            .orderBy(asc(contactMessages.createdAt))
        : [],
  },

  forget: async ({ tx }, { id, email }) => {
    await tx.delete(leads).where(eq(leads.personId, id));
    if (email !== null) await tx.delete(contactMessages).where(eq(contactMessages.email, email));
  },
};
