import fc from "fast-check";
import { expect, it, test } from "vitest";

import { VOICE_AT_FIRST, nextVoiceTurn } from "./voice-mode.ts";
import type { VoiceChoice } from "./voice-mode.ts";

const STEP_MS = 250;
type Moment = { isOtherSpeaking: boolean; isOwnSpeaking: boolean };
const TEACHER: Moment = { isOtherSpeaking: true, isOwnSpeaking: false };
const PUPIL: Moment = { isOtherSpeaking: false, isOwnSpeaking: true };
const BOTH: Moment = { isOtherSpeaking: true, isOwnSpeaking: true };
const NOBODY: Moment = { isOtherSpeaking: false, isOwnSpeaking: false };

const lasting = (ms: number, moment: Moment) => Array.from({ length: ms / STEP_MS }, () => moment);

/** The mode of a microphone after each quarter of a second. */
function modesOf(moments: readonly Moment[], choice: VoiceChoice = "automatic", isTeacher = false) {
  let turn = VOICE_AT_FIRST;
  return moments.map((moment, step) => {
    turn = nextVoiceTurn(turn, { ...moment, choice, isTeacher, atMs: step * STEP_MS });
    return turn.mode;
  });
}
const modeAfter = (moments: readonly Moment[]) => modesOf(moments).at(-1);

test("it is recitation once the teacher has been silent for a second and a half and the pupil speaks", () => {
  expect(modeAfter([TEACHER, ...lasting(1500, PUPIL)])).toBe("talk");
  expect(modeAfter([TEACHER, ...lasting(1750, PUPIL)])).toBe("recitation");
});

test("silence alone is no recitation, and the first word after it is one at once", () => {
  expect(modeAfter([TEACHER, ...lasting(10_000, NOBODY)])).toBe("talk");
  expect(modeAfter([TEACHER, ...lasting(10_000, NOBODY), PUPIL])).toBe("recitation");
});

test("a pause for breath leaves it a recitation", () => {
  expect(modeAfter([...lasting(3000, PUPIL), ...lasting(5000, NOBODY)])).toBe("recitation");
});

test("the teacher’s first word makes it talk, also over the pupil’s voice", () => {
  expect(modeAfter([...lasting(3000, PUPIL), BOTH])).toBe("talk");
});

const moments = fc.array(fc.constantFrom(TEACHER, PUPIL, BOTH, NOBODY), { maxLength: 200 });

it("what was chosen by hand stays, whoever speaks", () => {
  const chosen = fc.constantFrom("recitation", "talk");
  fc.assert(
    fc.property(moments, chosen, fc.boolean(), (heard, choice, isTeacher) => {
      expect(modesOf(heard, choice, isTeacher)).toEqual(heard.map(() => choice));
    }),
  );
});

it("while the teacher speaks it is always talk, and on the teacher’s own page at all times", () => {
  fc.assert(
    fc.property(moments, (heard) => {
      const modes = modesOf(heard);
      expect(
        heard.map(({ isOtherSpeaking }, at) => !isOtherSpeaking || modes[at] === "talk"),
      ).toEqual(heard.map(() => true));
      expect(modesOf(heard, "automatic", true)).toEqual(heard.map(() => "talk"));
    }),
  );
});
