import react from "@vitejs/plugin-react";
import { defineProject } from "vitest/config";

import { mushafConstants } from "./build/mushaf-files.ts";

export default defineProject({
  plugins: [react()],
  define: { __BUILD_YEAR__: new Date().getFullYear(), ...mushafConstants() },
  test: {
    name: "web",
    environment: "jsdom",
    // Building jsdom anew for each file took most of the run's time.
    pool: "vmThreads",
    environmentOptions: { jsdom: { url: "http://localhost:3000/" } },
    include: ["{src,build}/**/*.test.{ts,tsx}"],
    // Each file has a world of its own, which the clock of the process does not reach.
    setupFiles: [
      ...(process.env.CLOCK_SHIFT_MS ? ["../../scripts/shift-clock.mjs"] : []),
      "test/setup.ts",
    ],
    // A machine that does much else is slow, not wrong: time limits are for what hangs.
    testTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
