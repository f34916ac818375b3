import { expect, it } from "vitest";

import { whyNot } from "./why-not.ts";

const able = { canRecord: true, hasConsent: true, isRecordedElsewhere: false, isHeard: true };

it.each([
  [{}, null],
  [{ isHeard: false }, "absent"],
  [{ isHeard: false, isRecordedElsewhere: true }, "busy"],
  [{ isHeard: false, hasConsent: false }, "consent"],
  [{ hasConsent: false, canRecord: false }, "unsupported"],
])("with %o it is %s", (asked, why) => {
  expect(whyNot({ ...able, ...asked })).toBe(why);
});
