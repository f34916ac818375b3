import { availableParallelism } from "node:os";

import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // Two at least: left alone, a machine of two cores is given one.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: ["packages/*", "apps/*"],
  },
});
