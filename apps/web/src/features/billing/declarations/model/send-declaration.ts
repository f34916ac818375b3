import type { Acknowledgement, Declaration } from "@riwaq/contracts/billing/legal-acts";
import * as legalActs from "@riwaq/contracts/billing/legal-acts.calls";

import { ApiError } from "../../../../lib/api-error.ts";
import { api } from "../../../../lib/api.ts";

/** With the first letter, so that going on does not wait for zod, which public pages do without until then. */
export const prepareToSend = () => void legalActs.declare.body().catch(() => undefined);

/** What was filled in, as the contract reads it; what it refuses fails like an answer of the server. */
export async function checked(values: Record<string, unknown>): Promise<Declaration> {
  const shape = await legalActs.declare.body().catch(() => {
    throw new ApiError(0);
  });
  const form = shape.safeParse(values);
  if (form.success) return form.data;
  const messages: Record<string, string[]> = {};
  for (const { path, message } of form.error.issues) {
    (messages[String(path[0])] ??= []).push(message);
  }
  throw new ApiError(400, messages);
}

/** The same key has one effect, and the same answer. */
export const sendDeclaration = (body: Declaration, key: string): Promise<Acknowledgement> =>
  api(legalActs.declare, { body, key });
