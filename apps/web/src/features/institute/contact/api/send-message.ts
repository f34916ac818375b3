import { noContent, request } from "../../../../lib/api-client.ts";
import { ApiError } from "../../../../lib/api-error.ts";

export type ContactValues = Record<string, FormDataEntryValue>;

/** The contract brings zod, which public pages do without until somebody writes. */
const loadContract = () => import("@riwaq/contracts/institute/contact");

/** With the first letter, so that sending does not wait for it. */
export const prepareToSend = () => void loadContract().catch(() => undefined);

async function checked(values: ContactValues) {
  const { ContactForm } = await loadContract().catch(() => {
    throw new ApiError(0);
  });
  const form = ContactForm.safeParse(values);
  if (form.success) return form.data;
  const messages: Record<string, string[]> = {};
  for (const { path, message } of form.error.issues) {
    (messages[String(path[0])] ??= []).push(message);
  }
  throw new ApiError(400, messages);
}

/** What the contract refuses fails like an answer of the server. The same key has one effect. */
export async function sendMessage(values: ContactValues, key: string) {
  const body = await checked(values);
  await request("contact/", noContent, {
    method: "POST",
    body,
    headers: { "Idempotency-Key": key },
  });
}
