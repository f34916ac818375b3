/** The only way to the present: rules and commands take it as an argument, tests move it. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
