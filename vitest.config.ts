import { availableParallelism } from "node:os";

import { defineConfig } from "vitest/config";

// Said so that each project hears it, which does not read this file's settings. Two at least: left alone, a machine of
// two cores is given one.
process.env.VITEST_MAX_WORKERS ??= String(Math.max(2, availableParallelism() - 1));

export default defineConfig({ test: { projects: ["packages/*", "apps/*"] } });
