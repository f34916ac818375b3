import * as contact from "@riwaq/contracts/institute/contact.calls";

import { ApiError } from "../../../../lib/api-error.ts";
import { api } from "../../../../lib/api.ts";

export type ContactValues = Record<string, FormDataEntryValue>;

/** With the first letter, so that sending does not wait for zod, which public pages do without until then. */
export const prepareToSend = () => void contact.send.body().catch(() => undefined);

async function checked(values: ContactValues) {
  const ContactForm = await contact.send.body().catch(() => {
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
  await api(contact.send, { body: await checked(values), key });
}
