/** Who may import whom. The reasons stand in docs/architecture.md, section "Imports". */
const { partRules } = require("./scripts/lib/server-parts.cjs");

const SERVER_FEATURE = "^apps/server/src/(?:modules/[^/]+|views)/([^/]+)/";
const WEB_FEATURE = "^apps/web/src/features/[^/]+/([^/]+)/";
const QUERY = "/(queries|(find|list|load|show)-[^/]+)[.]ts$";
const TEST = "[.](test|properties[.]test)[.]tsx?$|/testing/|/test/";

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
      "transactions-by-commands",
      "The platform opens transactions, for commands. Only the first programmes and phrases, which a new installation writes, are written without one.",
      {
        path: "^apps/server/src/(modules|views)/(?!people/programmes/write-first-programmes|learning/phrases/write-first-phrases|memory/schemes/write-first-schemes)",
        pathNot: TEST,
      },
      {
        path: "^apps/server/src/platform/db/transaction[.]ts$",
        dependencyTypesNot: ["type-only"],
      },
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
    rule(
      "views-only-read",
      "A view calls no command: of a module it reads tables, the reach, and what is named as a query.",
      { path: "^apps/server/src/views/", pathNot: TEST },
      {
        path: "^apps/server/src/(modules/|platform/command)",
        pathNot: `/(tables|reach)/|${QUERY}`,
      },
    ),
    rule(
      "queries-are-no-commands",
      "What is named as a query opens no transaction and tells of nothing.",
      { path: `^apps/server/src/modules/.*${QUERY}`, pathNot: TEST },
      {
        path: "^apps/server/src/platform/(command|events/emit)[.]ts$",
        dependencyTypesNot: ["type-only"],
      },
    ),
    ...partRules(TEST),
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
