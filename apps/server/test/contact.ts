import { contactMessages } from "../src/modules/institute/tables/contact-messages.ts";
import type { Database } from "../src/platform/db/database.ts";
import type { TestClient } from "./test-client.ts";

export const CONTACT = "/api/contact/";

let counter = 0;

/** A complete form; each call has an address of its own. */
export function contactForm(change: Record<string, unknown> = {}) {
  counter += 1;
  return {
    name: "Inès Lambert",
    email: `ines${counter}@example.test`,
    topic: "programme",
    message: "Bonjour,\nma fille a neuf ans.",
    language: "fr",
    ...change,
  };
}

type Sending = { key?: string; headers?: Record<string, string> };

export function sendContactForm(client: TestClient, form: unknown, sending: Sending = {}) {
  const { key = crypto.randomUUID(), headers } = sending;
  return client.post(CONTACT, form, { "idempotency-key": key, ...headers });
}

/** A message that staff have already received. */
export async function buildContactMessage(
  db: Database,
  change: Partial<typeof contactMessages.$inferInsert> = {},
) {
  const [message] = await db
    .insert(contactMessages)
    .values({
      idempotencyKey: crypto.randomUUID(),
      name: "Inès Lambert",
      email: "ines@example.test",
      topic: "general",
      message: "Bonjour, une question.",
      language: "fr",
      ...change,
    })
    .returning();
  if (!message) throw new Error("no contact message");
  return message;
}
