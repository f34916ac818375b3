import type { TestClient } from "./test-client.ts";

export const DECLARATIONS = "/api/declarations/";

let counter = 0;

/** A complete form; each call has an address of its own. */
export function declaration(change: Record<string, unknown> = {}) {
  counter += 1;
  return {
    kind: "withdrawal",
    name: "Inès Lambert",
    email: `declares${counter}@example.test`,
    reference: "Yanis",
    ends_on: "",
    language: "fr",
    ...change,
  };
}

type Sending = { key?: string; headers?: Record<string, string> };

export function declare(client: TestClient, form: unknown, sending: Sending = {}) {
  const { key = crypto.randomUUID(), headers } = sending;
  return client.post(DECLARATIONS, form, { "idempotency-key": key, ...headers });
}
