/** How one of the family is called within it. */
export type NameOf = (name: string) => string;

const wordsOf = (name: string) => name.trim().split(/\s+/u);

/** How many words all of these end with alike. */
function sharedEnding([first = [], ...others]: string[][]): number {
  const isShared = (fromEnd: number) =>
    others.every((words) => words.at(-fromEnd) === first.at(-fromEnd));
  let count = 0;
  while (count < first.length && isShared(count + 1)) count += 1;
  return count;
}

/** Brothers and sisters without the surname that they share; everybody else by the whole name. */
export function shortNames(pupils: ReadonlyArray<{ name: string }>): NameOf {
  const names = pupils.map(({ name }) => wordsOf(name));
  const shared = names.length > 1 ? sharedEnding(names) : 0;
  const short = names.map((words) => words.slice(0, words.length - shared).join(" "));
  if (new Set(short).size < short.length || short.includes("")) return (name) => name;
  const byName = new Map(pupils.map(({ name }, index) => [name, short[index] ?? name]));
  return (name) => byName.get(name) ?? name;
}
