/** Who may import whom. The reasons stand in docs/architecture.md, section "Imports". */
const { partRules } = require("./scripts/lib/server-parts.cjs");

const SERVER_FEATURE = "^apps/server/src/(?:modules/[^/]+|views)/([^/]+)/";
const WEB_FEATURE = "^apps/web/src/features/[^/]+/([^/]+)/";
const TEST = "[.](test|properties[.]test)[.]tsx?$|/testing/|/test/";

/** From below: a module knows those before it and none after it. */
const MODULES = ["identity", "people", "institute", "scheduling", "learning", "notifications"];
/**
 * Arrows upward that are still there, each until an event or a command of the owner takes its place. Lessons are what
 * people's gate and lists ask for (docs/decisions/016-one-gate-to-a-pupil.md).
 */
const STILL_UPWARD = [
  "people/(students/list-students|students/queries|children/queries|teachers/queries|teachers/change-teaching-profile)",
  "scheduling/sessions/(presenter|routes|settle-reports)",
];

const rule = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

module.exports = {
  forbidden: [
    rule("no-cycles", "A cycle has no first file to read.", {}, { circular: true }),
    rule(
      "resolvable",
      "Every import leads somewhere.",
      {},
      { couldNotResolve: true, pathNot: "[?](url|raw|inline)$|^virtual:" },
    ),
    rule(
      "tests-stay-tests",
      "Production code does not import test code.",
      { path: "^(apps|packages)/[^/]+/src", pathNot: TEST },
      { path: TEST },
    ),

    rule(
      "domain-imports-nothing",
      "The heart depends on no other workspace.",
      { path: "^packages/domain/" },
      { path: "^(packages/contracts|apps|e2e|bench)/" },
    ),
    rule(
      "domain-is-pure",
      "No I/O in packages/domain.",
      { path: "^packages/domain/src", pathNot: TEST },
      { dependencyTypes: ["core"] },
    ),
    rule(
      "domain-has-one-library",
      "temporal-polyfill, inside src/time; nothing else.",
      { path: "^packages/domain/src", pathNot: TEST },
      { path: "node_modules/", pathNot: "node_modules/temporal-(polyfill|spec|utils)/" },
    ),
    rule(
      "temporal-only-in-domain-time",
      "One place turns wall time into instants.",
      { path: "^(apps|packages)/", pathNot: "^packages/domain/src/time/" },
      { path: "node_modules/temporal-polyfill/" },
    ),
    rule(
      "contracts-import-domain-only",
      "Contracts are read by both sides.",
      { path: "^packages/contracts/" },
      { path: "^(apps|e2e|bench)/" },
    ),
    rule(
      "contracts-have-one-library",
      "zod; nothing else.",
      { path: "^packages/contracts/src", pathNot: TEST },
      { path: "node_modules/", pathNot: "node_modules/(zod|temporal-[a-z]+)/" },
    ),
    rule(
      "server-not-web",
      "The two sides meet in contracts.",
      { path: "^apps/server/" },
      { path: "^apps/web/" },
    ),
    rule(
      "web-not-server",
      "The two sides meet in contracts.",
      { path: "^apps/web/" },
      { path: "^apps/server/" },
    ),

    rule(
      "web-features-apart",
      "Features do not import each other: what two need lives in components or lib.",
      { path: WEB_FEATURE },
      { path: "^apps/web/src/features/", pathNot: "^apps/web/src/features/[^/]+/$1/" },
    ),
    rule(
      "web-features-below-routes",
      "routes → features → components → lib.",
      { path: "^apps/web/src/(features|components|lib|i18n|config)/" },
      { path: "^apps/web/src/routes/" },
    ),
    rule(
      "web-components-below-features",
      "routes → features → components → lib.",
      { path: "^apps/web/src/(components|lib|i18n|config)/", pathNot: TEST },
      { path: "^apps/web/src/features/" },
    ),
    rule(
      "web-lib-at-the-bottom",
      "routes → features → components → lib.",
      { path: "^apps/web/src/(lib|config)/", pathNot: TEST },
      { path: "^apps/web/src/components/" },
    ),

    rule(
      "server-features-by-their-verbs",
      "Another feature only through its commands and queries.",
      { path: SERVER_FEATURE, pathNot: TEST },
      {
        path: "^apps/server/src/(?:modules/[^/]+|views)/[^/]+/(routes|policy|presenter)[.]ts$",
        pathNot: "^apps/server/src/(?:modules/[^/]+|views)/$1/",
      },
    ),
    rule(
      "server-commands-below-routes",
      "routes → commands and queries → domain and db.",
      {
        path: "^apps/server/src/(?:modules/[^/]+|views)/[^/]+/(?!routes)[^/]+[.]ts$",
        pathNot: TEST,
      },
      { path: "^apps/server/src/(?:modules/[^/]+|views)/[^/]+/routes[.]ts$" },
    ),
    rule(
      "server-commands-know-no-http",
      "A command takes (ctx, input), never a request.",
      {
        path: "^apps/server/src/(?:modules/[^/]+|views)/[^/]+/(?!routes)[^/]+[.]ts$",
        pathNot: `${TEST}|/sign-in/actor[.]ts$`,
      },
      { path: "node_modules/(fastify|@fastify)/" },
    ),
    ...partRules(TEST),
    rule(
      "platform-knows-no-module",
      "What could serve another product; foreign keys apart.",
      { path: "^apps/server/src/platform/", pathNot: `${TEST}|/tables/` },
      { path: "^apps/server/src/(modules|views)/" },
    ),
    ...MODULES.map((module, place) =>
      rule(
        `${module}-knows-none-above`,
        "Modules from below: identity, people, institute, scheduling, learning, notifications, views.",
        {
          path: `^apps/server/src/modules/${module}/`,
          pathNot: `${TEST}|^apps/server/src/modules/(${STILL_UPWARD.join("|")})[.]ts$`,
        },
        {
          path: `^apps/server/src/(modules/(${[...MODULES.slice(place + 1), "none"].join("|")})/|views/)`,
          // Commands still tell people by themselves: notices are to follow from events.
          pathNot: "^apps/server/src/modules/notifications/",
        },
      ),
    ),
    rule(
      "server-db-at-the-bottom",
      "Tables and connections know no request.",
      { path: "^apps/server/src/platform/db/", pathNot: TEST },
      { path: "^apps/server/src/platform/http/" },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "[.]gen[.]ts$|/dist/|/[.](output|tanstack|nitro)/" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".cjs", ".json"],
    },
  },
};
