import { loggedIn } from "../../identity/events.ts";
import { defineKind } from "./define-kind.ts";

/** A person is told of the first sign-in from a kind of browser that has not signed in to the account before. */
export const newSignIn = defineKind({
  name: "new-sign-in",
  group: "security",
  urgency: "always",
  words: { device: "name", at: "moment" },
}).follows([loggedIn], (ctx, _, { subject, aside: { newDevice: device } }) => {
  if (device === null) return [];
  const at = ctx.clock.now().toISOString();
  const key = `new-sign-in:${device}:${at}`;
  return [{ userId: subject.id, key, words: { device, at }, path: "/profile?tab=security" }];
});
