import { defineKind } from "./define-kind.ts";

/** Told by the round `tell-ending-make-ups`: what is owed can be booked until then. */
export const makeUpEnding = defineKind({
  name: "make-up-ending",
  group: "lessons",
  words: { teacher: "name", students: "name", at: "moment" },
});
