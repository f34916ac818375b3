import { files, read } from "./tree.mjs";

/**
 * Rules on single lines. `in` and `notIn` choose files, `pattern` is what must not stand there.
 * A line is excused by `allow <rule>: <reason>` in a comment on it or on the line above.
 */
export function lineProblems(
  rules,
  sources = files.map((path) => ({ path, text: () => read(path) })),
) {
  return sources.flatMap(({ path, text }) => {
    const applying = rules.filter((rule) => rule.in.test(path) && !rule.notIn?.test(path));
    if (applying.length === 0) return [];
    const lines = text().split("\n");
    return lines.flatMap((line, index) =>
      applying
        .filter((rule) => rule.pattern.test(line) && !isExcused(rule, lines, index))
        .map((rule) => `${path}:${index + 1}: ${rule.name}: ${rule.message}`),
    );
  });
}

function isExcused(rule, lines, index) {
  const excuse = new RegExp(`allow ${rule.name}: \\S+`);
  return excuse.test(lines[index]) || excuse.test(lines[index - 1] ?? "");
}

/** For self-tests: how many lines of the given text the rules refuse. */
export function refused(rules, path, text) {
  return lineProblems(rules, [{ path, text: () => text }]).length;
}
