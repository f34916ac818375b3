/** The stable name of a programme in addresses. */

const LONGEST = 60;
const WITHOUT_LETTERS = "programme";

/**
 * From the English name, in small letters, digits and hyphens; a number follows where it is taken. No section of the
 * terms speaks of it: it is ours, and stays when the name changes, since filtered lists are kept and shared by it.
 */
export function programmeSlug(name: string, taken: ReadonlySet<string>): string {
  const plain = name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, "");
  const first = plain || WITHOUT_LETTERS;
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? first : `${first}-${number}`;
    if (!taken.has(slug)) return slug;
  }
}
