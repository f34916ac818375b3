import react from "@vitejs/plugin-react";
import { defineProject } from "vitest/config";

export default defineProject({
  plugins: [react()],
  define: { __BUILD_YEAR__: new Date().getFullYear() },
  test: {
    name: "web",
    environment: "jsdom",
    // Building jsdom anew for each file took most of the run's time.
    pool: "vmThreads",
    environmentOptions: { jsdom: { url: "http://localhost:3000/" } },
    include: ["{src,build}/**/*.test.{ts,tsx}"],
    setupFiles: ["test/setup.ts"],
    restoreMocks: true,
    unstubGlobals: true,
  },
});
