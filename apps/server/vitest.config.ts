import { defineProject } from "vitest/config";

export default defineProject({
  test: {
    name: "@riwaq/server",
    environment: "node",
    globalSetup: "./test/global-setup.ts",
    // The application takes seconds to import; files share it, and each has a database of its own.
    isolate: false,
    // A machine that does much else is slow, not wrong: time limits are for what hangs.
    hookTimeout: 60_000,
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
