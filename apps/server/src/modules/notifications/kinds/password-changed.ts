import { passwordChanged as changed, passwordReset } from "../../identity/events.ts";
import { defineKind } from "./define-kind.ts";

/** Whoever did not do it themselves must know at once. */
export const passwordChanged = defineKind({
  name: "password-changed",
  group: "security",
  urgency: "always",
  words: { at: "moment" },
}).follows([changed, passwordReset], (ctx, _, { subject }) => {
  const at = ctx.clock.now().toISOString();
  const key = `password-changed:${at}`;
  return [{ userId: subject.id, key, words: { at }, path: "/profile?tab=security" }];
});
