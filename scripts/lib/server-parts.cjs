/** The parts of the server and which may import which, for `.dependency-cruiser.cjs`. */
const { existsSync, readFileSync } = require("node:fs");
const { join } = require("node:path");

/** From below: each imports only those before it. */
const PARTS = [
  "platform/",
  "modules/identity/",
  "modules/people/",
  "modules/institute/",
  "modules/scheduling/",
  "modules/learning/",
  "modules/notifications/",
  "views/",
];

/** What puts the parts together. */
const ABOVE_ALL = [
  "persons.ts",
  "subscribers.ts",
  "rounds.ts",
  "start-jobs.ts",
  "app.ts",
  "server.ts",
  "cli/",
  "demo/",
];

/** Imports upwards that are still there, each [file, part]. One that is gone has to go here too. */
const STILL_UPWARDS = [
  ["modules/scheduling/sessions/presenter.ts", "modules/learning/"],
  ["modules/scheduling/sessions/routes.ts", "modules/learning/"],
  ["modules/scheduling/sessions/settle-reports.ts", "modules/learning/"],
];

const ROOT = join(__dirname, "../../apps/server/src");
const at = (paths) => `^apps/server/src/(${paths.join("|").replaceAll(".", "[.]")})`;

function partRules(test) {
  for (const [file, part] of STILL_UPWARDS) {
    const path = join(ROOT, file);
    const isThere =
      existsSync(path) && readFileSync(path, "utf8").includes(part.replace("modules", ""));
    if (!isThere) {
      throw new Error(`${file} imports nothing of ${part} any more: take it off the list`);
    }
  }
  const allowedOf = Map.groupBy(STILL_UPWARDS, ([file]) => file);
  const downwards = (part, from, allowed) => ({
    name: `server-downwards-from-${part.split("/").at(-2)}`,
    comment:
      "A part imports only those below it; those above are told by what was composed for it.",
    severity: "error",
    from,
    to: {
      path: at(
        [...PARTS.slice(PARTS.indexOf(part) + 1), ...ABOVE_ALL].filter(
          (other) => !allowed.includes(other),
        ),
      ),
      pathNot: test,
    },
  });
  return PARTS.flatMap((part) => {
    const excepted = [...allowedOf].filter(([file]) => file.startsWith(part));
    return [
      downwards(
        part,
        { path: at([part]), pathNot: [test, ...excepted.map(([file]) => at([file]))] },
        [],
      ),
      ...excepted.map(([file, pairs]) =>
        downwards(
          part,
          { path: at([file]) },
          pairs.map(([, above]) => above),
        ),
      ),
    ];
  });
}

module.exports = { partRules };
