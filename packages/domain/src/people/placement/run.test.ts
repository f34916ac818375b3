import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { BANK, GATE } from "./bank.ts";
import { estimateOf } from "./estimate.ts";
import { type Answer, BANDS, ITEMS_MAX, type Item, optionCount, placeOfRight } from "./item.ts";
import { judge } from "./judge.ts";
import { TIME_MAX_MS, isGateClosed, isOver, isRun, isWholeRun, nextItem, scoredOf } from "./run.ts";

const right = (item: Item): Answer => ({ item: item.id, option: placeOfRight(item) });
const wrong = (item: Item): Answer => ({
  item: item.id,
  option: (placeOfRight(item) + 1) % optionCount(item),
});
const unknown = (item: Item): Answer => ({ item: item.id, option: null });

/** A whole test of somebody who answers so. */
function run(answer: (item: Item, at: number) => Answer): Answer[] {
  const answers: Answer[] = [];
  for (let item = nextItem(answers); item; item = nextItem(answers)) {
    answers.push(answer(item, answers.length));
  }
  return answers;
}

/** Who knows what is easier than this, and says so of the rest. */
const knowing = (ability: number) =>
  run((item) => (item.difficulty <= ability ? right(item) : unknown(item)));

const somebody = fc
  .array(fc.boolean(), { minLength: ITEMS_MAX, maxLength: ITEMS_MAX })
  .map((knows) => run((item, at) => (knows[at] ? right(item) : wrong(item))));

describe("the placement test", () => {
  it("always ends, asks nothing twice and is known again as a test", () => {
    fc.assert(
      fc.property(somebody, (answers) => {
        expect(answers.length).toBeGreaterThanOrEqual(3);
        expect(answers.length).toBeLessThanOrEqual(ITEMS_MAX);
        expect(new Set(answers.map(({ item }) => item)).size).toBe(answers.length);
        expect(isOver(answers)).toBe(true);
        expect(isWholeRun(answers)).toBe(true);
      }),
    );
  });

  it("asks skills in turn once somebody reads", () => {
    fc.assert(
      fc.property(somebody, (answers) => {
        const after = answers.slice(GATE.length).map(({ item }) => skillOf(item));
        const counts = ["words", "reading", "grammar", "understanding"].map(
          (skill) => after.filter((one) => one === skill).length,
        );
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
        expect(after).not.toContain("letters");
      }),
    );
  });

  it("ends kindly soon for who does not read yet, and not for who slips twice", () => {
    expect(run(unknown)).toHaveLength(3);
    expect(isGateClosed(run(unknown))).toBe(true);
    expect(judge(run(unknown))).toMatchObject({ band: "A0", confidence: "sure" });
    const slips = run((item, at) => (at < 2 ? wrong(item) : right(item)));
    expect(isGateClosed(slips)).toBe(false);
    expect(slips.length).toBeGreaterThan(GATE.length);
  });

  it("ends when its time is over", () => {
    expect(nextItem([], TIME_MAX_MS - 1)).not.toBeNull();
    expect(nextItem([], TIME_MAX_MS)).toBeNull();
  });

  it("takes no answers of another order, to other questions or with other options", () => {
    const answers = knowing(0);
    expect(isRun(answers.toReversed())).toBe(false);
    expect(isRun(answers.slice(1))).toBe(false);
    expect(isRun([{ item: "nothing", option: 0 }])).toBe(false);
    expect(isRun([...answers, ...answers.slice(-1)])).toBe(false);
    for (const option of [-1, 4]) expect(isRun([{ item: GATE[0]!.id, option }])).toBe(false);
    expect(isRun(answers.slice(0, 5))).toBe(true);
    expect(isWholeRun(answers.toReversed())).toBe(false);
  });

  it("is whole where its time may have been over, and not before", () => {
    const answers = knowing(4);
    expect(isWholeRun(answers.slice(0, 7))).toBe(false);
    expect(isWholeRun(answers.slice(0, 8))).toBe(true);
    expect(isWholeRun([])).toBe(false);
  });
});

describe("its result", () => {
  it.each([
    [-4, "A0"],
    [-1.2, "A1.1"],
    [0.4, "A1.2"],
    [1.9, "A2.1"],
    [4, "A2.2"],
  ] as const)("of who knows what is easier than %d is %s", (ability, band) => {
    expect(judge(knowing(ability)).band).toBe(band);
  });

  it("is the same for the same answers", () => {
    fc.assert(
      fc.property(somebody, (answers) => {
        expect(judge(structuredClone(answers))).toEqual(judge(answers));
      }),
    );
  });

  it("is never lower for more right answers", () => {
    const place = (answers: Answer[]) => BANDS.indexOf(judge(answers).band);
    fc.assert(
      fc.property(somebody, fc.nat({ max: ITEMS_MAX - 1 }), (answers, at) => {
        const changed = answers.map((answer, one) =>
          one === at % answers.length ? right(byId(answer.item)) : answer,
        );
        expect(place(changed)).toBeGreaterThanOrEqual(place(answers));
        expect(estimateOf(scoredOf(changed)).ability).toBeGreaterThanOrEqual(
          estimateOf(scoredOf(answers)).ability - 1e-9,
        );
      }),
    );
  });

  it("holds “I do not know” for a wrong answer and no worse", () => {
    expect(judge(run(unknown))).toEqual(judge(run(wrong)));
  });

  it("speaks of skills that were asked alone, and finds one that is behind", () => {
    expect(judge(run(unknown)).skills).toEqual([
      { skill: "letters", stage: "begins" },
      { skill: "reading", stage: "begins" },
    ]);
    const reader = run((item) => (item.skill === "grammar" ? unknown(item) : right(item)));
    const { skills } = judge(reader);
    expect(skills.find(({ skill }) => skill === "letters")?.stage).toBe("firm");
    expect(skills.find(({ skill }) => skill === "grammar")?.stage).not.toBe("firm");
  });

  it("passes over a question that the bank does not know any more", () => {
    const answers = knowing(0);
    expect(judge([...answers, { item: "gone", option: 1 }])).toEqual(judge(answers));
  });

  it("of few answers is rough at most places", () => {
    const [first] = GATE;
    expect(judge([right(first!)]).confidence).toBe("rough");
  });
});

function byId(id: string): Item {
  return BANK.find((item) => item.id === id)!;
}

function skillOf(id: string) {
  return byId(id).skill;
}
