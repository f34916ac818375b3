/** Stable names in addresses: of programmes, and of teachers whom visitors find. */

const LONGEST = 60;

/** What is named; its word stands where a name has no Latin letter. */
export type Named = "programme" | "teacher";

/**
 * From a name, in small letters, digits and hyphens; a number follows where it is taken. No section of the terms speaks
 * of it: it is ours, and stays when the name changes, since addresses are kept and shared.
 */
export function slugOf(name: string, taken: ReadonlySet<string>, named: Named): string {
  const plain = name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, "");
  const first = plain || named;
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? first : `${first}-${number}`;
    if (!taken.has(slug)) return slug;
  }
}
