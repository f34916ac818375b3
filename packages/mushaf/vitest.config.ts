import { defineProject } from "vitest/config";

// Pure functions leave nothing behind: files share a worker.
export default defineProject({
  test: { environment: "node", isolate: false, testTimeout: 20_000 },
});
