import { twoStepTurnedOff, twoStepTurnedOn } from "../../identity/events.ts";
import { defineKind } from "./define-kind.ts";

/** Whoever did not do it themselves must know at once. */
export const twoStepChanged = defineKind({
  name: "two-step-changed",
  group: "security",
  urgency: "always",
  words: { at: "moment", state: "plain" },
}).follows([twoStepTurnedOn, twoStepTurnedOff], (ctx, _, { subject, kind }) => {
  const at = ctx.clock.now().toISOString();
  const state = kind === twoStepTurnedOn.kind ? "on" : "off";
  const key = `two-step-changed:${state}:${at}`;
  return [{ userId: subject.id, key, words: { at, state }, path: "/profile?tab=security" }];
});
