import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { GATE, heardItemOf, itemOf } from "./bank.ts";
import { isTest, isWholeTest, nextAsked, nextHeard, partsOf } from "./hearing.ts";
import {
  type Answer,
  BANDS,
  HEARD_MAX,
  ITEMS_MAX,
  type Item,
  optionCount,
  placeOfRight,
} from "./item.ts";
import { LISTENING } from "./items/listening.ts";
import { judge } from "./judge.ts";
import { TIME_MAX_MS, isGateClosed } from "./run.ts";

const right = (item: Item): Answer => ({ item: item.id, option: placeOfRight(item) });
const wrong = (item: Item): Answer => ({
  item: item.id,
  option: (placeOfRight(item) + 1) % optionCount(item),
});
const ALL = new Set(LISTENING.map(({ id }) => id));

/** A whole test of somebody who answers so, with what has been recorded. */
function run(answer: (item: Item, at: number) => Answer, sounds: ReadonlySet<string> = ALL) {
  const answers: Answer[] = [];
  for (let item = nextAsked(answers, { sounds }); item; item = nextAsked(answers, { sounds })) {
    answers.push(answer(item, answers.length));
  }
  return answers;
}

const somebody = fc
  .tuple(
    fc.array(fc.boolean(), { minLength: ITEMS_MAX + HEARD_MAX, maxLength: ITEMS_MAX + HEARD_MAX }),
    fc.subarray([...ALL]),
  )
  .map(([knows, sounds]) => run((item, at) => (knows[at] ? right : wrong)(item), new Set(sounds)));

const knowing = (ability: number) =>
  run((item) => (item.difficulty <= ability ? right(item) : { item: item.id, option: null }));

describe("the part that is heard", () => {
  it("follows what is read, asks four at most, nothing twice, and is known again", () => {
    fc.assert(
      fc.property(somebody, (answers) => {
        const { read, heard } = partsOf(answers);
        expect(heard.length).toBeLessThanOrEqual(HEARD_MAX);
        expect(heard.every(({ item }) => heardItemOf(item))).toBe(true);
        expect(new Set(answers.map(({ item }) => item)).size).toBe(answers.length);
        expect(isWholeTest(answers)).toBe(true);
        // However much of it was heard, and whatever can be heard today.
        for (let end = read.length; end < answers.length; end += 1) {
          expect(isWholeTest(answers.slice(0, end))).toBe(true);
        }
        expect(heard.length > 0 && isGateClosed(read)).toBe(false);
      }),
    );
  });

  it("asks what was recorded alone, and nothing where nothing was", () => {
    const read = partsOf(knowing(0)).read;
    expect(nextHeard(read, { sounds: new Set() })).toBeNull();
    expect(nextHeard(read, { sounds: new Set(["gone"]) })).toBeNull();
    expect(nextHeard(read, { sounds: new Set(["hear-train"]) })?.id).toBe("hear-train");
  });

  it("asks what is near to what somebody knows", () => {
    const heardOf = (ability: number) =>
      partsOf(knowing(ability)).heard.map(({ item }) => itemOf(item)?.difficulty ?? 0);
    expect(Math.max(...heardOf(-1.5))).toBeLessThan(0);
    expect(Math.min(...heardOf(4))).toBeGreaterThan(1);
  });

  it("asks nothing of who does not read yet, and nothing once the time is over", () => {
    const closed = run((item) => ({ item: item.id, option: null }));
    expect(closed).toHaveLength(3);
    expect(nextHeard(closed, { sounds: ALL })).toBeNull();
    const { read } = partsOf(knowing(0));
    expect(nextHeard(read, { sounds: ALL, spentMs: TIME_MAX_MS - 1 })).not.toBeNull();
    expect(nextHeard(read, { sounds: ALL, spentMs: TIME_MAX_MS })).toBeNull();
    expect(nextHeard(read.slice(0, -1), { sounds: ALL })).toBeNull();
  });

  it("passes over what could not be played, which takes one of its places", () => {
    const { read } = partsOf(knowing(0));
    const first = nextHeard(read, { sounds: ALL })!;
    const second = nextHeard(read, { sounds: ALL, passed: [first.id] });
    expect(second?.id).not.toBe(first.id);
    const passed = [...ALL].slice(0, HEARD_MAX);
    expect(nextHeard(read, { sounds: ALL, passed })).toBeNull();
  });

  it("takes no more of it, nothing twice, unknown or before its time, and no other options", () => {
    const { read, heard } = partsOf(knowing(0));
    expect(heard).toHaveLength(HEARD_MAX);
    const [first] = heard;
    const other = LISTENING.find(({ id }) => heard.every(({ item }) => item !== id))!;
    const refused: Answer[][] = [
      [...read, ...heard, right(other)],
      [...read, first!, first!],
      [...read, first!, right(GATE[0]!)],
      [...read, first!, { item: "gone", option: 0 }],
      [...read, { item: first!.item, option: 4 }],
      [...read, { item: first!.item, option: -1 }],
      [...read.slice(0, -1), ...heard],
      [first!, ...read],
      heard,
    ];
    for (const answers of refused) {
      expect(isTest(answers)).toBe(false);
      expect(isWholeTest(answers)).toBe(false);
    }
    expect(isTest(read.slice(0, 4))).toBe(true);
    expect(isWholeTest([...read, ...heard.toReversed()])).toBe(true);
  });

  it("is not asked after a test that its time has ended", () => {
    const read = partsOf(knowing(4)).read.slice(0, 9);
    expect(isWholeTest(read)).toBe(true);
    expect(isWholeTest([...read, right(LISTENING[0]!)])).toBe(false);
  });
});

describe("its result", () => {
  it("is never a lower band for more right answers, and the same for the same", () => {
    const place = (answers: Answer[]) => BANDS.indexOf(judge(answers).band);
    fc.assert(
      fc.property(somebody, fc.nat(), (answers, at) => {
        const changed = answers.map((answer, one) =>
          one === at % answers.length ? right(itemOf(answer.item)!) : answer,
        );
        expect(place(changed)).toBeGreaterThanOrEqual(place(answers));
        expect(judge(structuredClone(answers))).toEqual(judge(answers));
      }),
    );
  });

  it("counts in the level, and says how far listening has come where it was asked", () => {
    const { read } = partsOf(knowing(1.2));
    const heard = LISTENING.slice(-HEARD_MAX);
    const hears = judge([...read, ...heard.map(right)]);
    const hearsNothing = judge([...read, ...heard.map(wrong)]);
    expect(hears.ability).toBeGreaterThan(judge(read).ability);
    expect(hearsNothing.ability).toBeLessThan(judge(read).ability);
    const stageIn = ({ skills }: ReturnType<typeof judge>) =>
      skills.find(({ skill }) => skill === "listening")?.stage;
    expect([stageIn(judge(read)), stageIn(hearsNothing), stageIn(hears)]).toEqual([
      undefined,
      "grows",
      "firm",
    ]);
  });
});
