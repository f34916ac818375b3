/** What the answers of a placement test say: a band, how sure it is, and how far each skill has come. A teacher confirms it. */
import { GRID, estimateOf } from "./estimate.ts";
import {
  type Answer,
  BANDS,
  type Band,
  type Confidence,
  type Item,
  SKILLS,
  type Skill,
  type SkillStage,
} from "./item.ts";
import { answered, isGateClosed, scoredOf } from "./run.ts";

/** Where each band after the first begins. */
const BEGINS: readonly number[] = [-2, -0.5, 1, 2.5];
/** How likely the band has to be. */
const SURE_FROM = 0.8;
const LIKELY_FROM = 0.55;
/** One skill may lie this far from the whole before its few answers say so. */
const SKILL_SPREAD = 1;

/** From where on somebody has begun to be at home in a skill, and is. */
const STAGES: Record<Skill, { grows: number; firm: number }> = {
  letters: { grows: -2.7, firm: -1.5 },
  reading: { grows: -2, firm: 0 },
  words: { grows: -1, firm: 1 },
  grammar: { grows: -0.8, firm: 1.5 },
  understanding: { grows: -0.8, firm: 1.5 },
  listening: { grows: -1.2, firm: 1.2 },
};

export type SkillResult = { skill: Skill; stage: SkillStage };

export type Placement = {
  band: Band;
  confidence: Confidence;
  /** On the scale of the questions. */
  ability: number;
  /** Standard error of it. */
  error: number;
  /** Of the skills that were asked, in their order. */
  skills: SkillResult[];
};

const bandAt = (ability: number): number => BEGINS.filter((begin) => ability >= begin).length;

/** The band in which a question of this difficulty is known as often as not. */
export const bandOf = ({ difficulty }: Pick<Item, "difficulty">): Band =>
  BANDS[bandAt(difficulty)] ?? "A0";

function confidenceOf(likely: number): Confidence {
  if (likely >= SURE_FROM) return "sure";
  return likely >= LIKELY_FROM ? "likely" : "rough";
}

/** The result of a test; the same answers give the same, and more of them right never a lower band. */
export function judge(answers: readonly Answer[]): Placement {
  const { ability, error, weights } = estimateOf(scoredOf(answers));
  const place = isGateClosed(answers) ? 0 : bandAt(ability);
  const likely = GRID.reduce(
    (sum, one, at) => (bandAt(one) === place ? sum + (weights[at] ?? 0) : sum),
    0,
  );
  return {
    band: BANDS[place] ?? "A0",
    confidence: confidenceOf(likely),
    ability,
    error,
    skills: skillsOf(answers, ability),
  };
}

function stageOf(skill: Skill, ability: number): SkillStage {
  const { grows, firm } = STAGES[skill];
  if (ability >= firm) return "firm";
  return ability >= grows ? "grows" : "begins";
}

function skillsOf(answers: readonly Answer[], mean: number): SkillResult[] {
  const asked = answered(answers);
  return SKILLS.flatMap((skill) => {
    const own = asked.filter(({ item }) => item.skill === skill).map(({ item }) => item.id);
    if (own.length === 0) return [];
    const scored = scoredOf(answers.filter(({ item }) => own.includes(item)));
    const { ability } = estimateOf(scored, { mean, spread: SKILL_SPREAD });
    return [{ skill, stage: stageOf(skill, ability) }];
  });
}
