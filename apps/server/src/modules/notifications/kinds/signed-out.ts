import { signInEnded, signInsEnded } from "../../identity/events.ts";
import { defineKind } from "./define-kind.ts";

/** A person is told that the institute has ended a sign-in of theirs. */
export const signedOut = defineKind({
  name: "signed-out",
  group: "security",
  urgency: "always",
  words: { at: "moment" },
}).follows([signInEnded, signInsEnded], (ctx, _, { subject }) => {
  const at = ctx.clock.now().toISOString();
  return [
    { userId: subject.id, key: `signed-out:${at}`, words: { at }, path: "/profile?tab=security" },
  ];
});
