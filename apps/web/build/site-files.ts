import type { Plugin } from "vite";

/** Works after the prerender, and therefore stands after it in the list of plugins. */
export function siteFiles(): Plugin {
  return {
    name: "riwaq:site-files",
    apply: "build",
    enforce: "post",
    buildApp: {
      order: "post",
      async handler(builder) {
        const { writeSiteFiles } = await import("./write-site-files.ts");
        await writeSiteFiles(builder.environments["client"]?.config.build.outDir ?? "");
      },
    },
  };
}
