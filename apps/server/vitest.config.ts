import { defineProject } from "vitest/config";

export default defineProject({
  test: {
    name: "@riwaq/server",
    environment: "node",
    globalSetup: "./test/global-setup.ts",
    // The application takes seconds to import; files share it, and each has a database of its own.
    isolate: false,
    hookTimeout: 30_000,
    testTimeout: 20_000,
  },
});
