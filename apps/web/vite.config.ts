import tailwindcss from "@tailwindcss/vite";
import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

import { mushafParts } from "./build/mushaf-files.ts";
import { pdfParts } from "./build/pdf-parts.ts";
import { prerenderPages } from "./build/prerender-pages.ts";
import { FORM_CHUNK, PUBLIC_CHUNK, STATES_CHUNK, chunkFileNames } from "./build/public-chunk.ts";
import { routeList } from "./build/route-list.ts";
import { siteFiles } from "./build/site-files.ts";

/** The oldest browsers that the README promises; scripts/check-browsers.mjs reads what was built. */
const OLDEST_BROWSERS = ["safari16.4", "ios16.4", "firefox153", "chrome111", "edge111"];

export default defineConfig({
  build: { target: OLDEST_BROWSERS },
  define: { __BUILD_YEAR__: new Date().getFullYear() },
  environments: {
    client: {
      build: {
        manifest: true,
        rolldownOptions: {
          output: {
            codeSplitting: { groups: [PUBLIC_CHUNK, FORM_CHUNK, STATES_CHUNK] },
            chunkFileNames,
          },
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: { "/api": { target: process.env["API_URL"] ?? "http://127.0.0.1:3000", ws: true } },
  },
  plugins: [
    tailwindcss(),
    tanstackStart({
      // A loader comes with its page: what it reads by weighs on no other one.
      router: { codeSplittingOptions: { defaultBehavior: [["component", "loader"]] } },
      // The mask decides which chunks the shell announces: most who get it are signed in.
      spa: { enabled: true, maskPath: "/dashboard" },
      prerender: { enabled: true, crawlLinks: false, autoStaticPathsDiscovery: false },
      pages: prerenderPages,
    }),
    react(),
    mushafParts(),
    pdfParts(),
    routeList(),
    siteFiles(),
  ],
});
