/** The parts of the server and which may import which, for `.dependency-cruiser.cjs`. */
/** From below: each imports only those before it. */
const PARTS = [
  "platform/",
  "modules/identity/",
  "modules/people/",
  "modules/institute/",
  "modules/scheduling/",
  "modules/learning/",
  "modules/classroom/",
  "modules/billing/",
  "modules/notifications/",
  "views/",
];

/** What puts the parts together. */
const ABOVE_ALL = [
  "persons.ts",
  "subscribers.ts",
  "rounds.ts",
  "start-jobs.ts",
  "print-worker.ts",
  "app.ts",
  "server.ts",
  "cli/",
  "demo/",
];

const at = (paths) => `^apps/server/src/(${paths.join("|").replaceAll(".", "[.]")})`;

function partRules(test) {
  return PARTS.map((part) => ({
    name: `server-downwards-from-${part.split("/").at(-2)}`,
    comment:
      "A part imports only those below it; those above are told by what was composed for it.",
    severity: "error",
    from: { path: at([part]), pathNot: test },
    to: { path: at([...PARTS.slice(PARTS.indexOf(part) + 1), ...ABOVE_ALL]), pathNot: test },
  }));
}

module.exports = { PARTS, partRules };
