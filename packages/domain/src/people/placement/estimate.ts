/**
 * How able somebody is, from what they answered: the mean of what is likely on a grid (EAP) under a model with three
 * parameters (Birnbaum 1968). Difficulties are our judgement and the slope is one for all, since nothing has been
 * measured yet; what can be guessed is one in as many options as there are.
 */

/** One answer as the estimate sees it. */
export type Scored = { difficulty: number; guess: number; isRight: boolean };

/** Of a normal distribution: who comes has seldom never seen Arabic, and is seldom far on. */
export type Prior = { mean: number; spread: number };

export type Estimate = {
  ability: number;
  /** Standard error, on the same scale. */
  error: number;
  /** How likely each ability of the grid is; together 1. */
  weights: readonly number[];
};

const SLOPE = 1.5;
const USUAL: Prior = { mean: -0.5, spread: 1.9 };

/** Abilities in question, from below the first letter to beyond the bank. */
export const GRID: readonly number[] = Array.from({ length: 101 }, (_, step) => -5 + step / 10);

function chanceOf(ability: number, { difficulty, guess }: Omit<Scored, "isRight">): number {
  return guess + (1 - guess) / (1 + Math.exp(SLOPE * (difficulty - ability)));
}

/** The more answers of the same questions are right, the higher the ability. */
export function estimateOf(scored: readonly Scored[], prior = USUAL): Estimate {
  const raw = GRID.map((ability) => {
    const start = Math.exp(-0.5 * ((ability - prior.mean) / prior.spread) ** 2);
    return scored.reduce((likely, answer) => {
      const chance = chanceOf(ability, answer);
      return likely * (answer.isRight ? chance : 1 - chance);
    }, start);
  });
  const sum = raw.reduce((total, weight) => total + weight, 0);
  const weights = raw.map((weight) => weight / sum);
  const mean = (of: (ability: number) => number) =>
    GRID.reduce((total, ability, at) => total + of(ability) * (weights[at] ?? 0), 0);
  const ability = mean((value) => value);
  const error = Math.sqrt(mean((value) => (value - ability) ** 2));
  return { ability, error, weights };
}

/** How much an answer would say about somebody of this ability (Fisher's information). */
export function informationOf(ability: number, asked: Omit<Scored, "isRight">): number {
  const chance = chanceOf(ability, asked);
  const known = (chance - asked.guess) / (1 - asked.guess);
  return SLOPE ** 2 * ((1 - chance) / chance) * known ** 2;
}
