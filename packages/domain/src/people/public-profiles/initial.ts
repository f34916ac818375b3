/** The letter that stands for somebody who shows no picture. */

/**
 * "عبد …" is half a name: the letter is that of the part by which somebody is called, without the article. Empty where the
 * name is.
 */
export function initialOf(name: string): string {
  const [first = "", second] = name.trim().split(/\s+/);
  const called = first === "عبد" && second ? second : first;
  return [...called.replace(/^ال(?=..)/, "")][0]?.toLocaleUpperCase() ?? "";
}
