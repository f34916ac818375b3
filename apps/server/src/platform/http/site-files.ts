import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

const YEAR_SECONDS = 31_536_000;
const HOUR = "public, max-age=3600";
/** Shows notifications with the icon of the site, hands on what a page of practice is made of, and runs nothing else. */
const WORKER = /\/sw[.]js([.](br|gz))?$/;
const WORKER_CSP = "default-src 'none';img-src 'self';connect-src 'self'";
/** Opens documents, and fetches for scanned pages the decoder that stands beside it; neither compiles anything. */
const PDF_WORKER = /\/pdf[.]worker[^/]*[.]mjs([.](br|gz))?$/;
const PDF_WORKER_CSP = "default-src 'none';script-src 'self'";

type Lists = {
  lists: ReadonlyMap<string, string>;
  /** The written one, with what only the server knows. */
  siteMap(written: string): Promise<string>;
};

/** The files of the built site under their own names, compressed at build time, and the lists for search engines. */
export async function registerSiteFiles(
  app: FastifyInstance,
  client: string,
  { lists, siteMap }: Lists,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook("onRoute", (route) => {
      route.config = { ...route.config, public: true, rateLimit: false, neverShed: true };
      route.schema = { ...route.schema, hide: true } as typeof route.schema & { hide: true };
    });
    for (const [path, content] of lists) {
      const type = path.endsWith(".xml") ? "application/xml" : "text/plain";
      const isSiteMap = path === "/sitemap.xml";
      scope.get(path, async (_request, reply) =>
        reply
          .type(`${type}; charset=utf-8`)
          // Who is shown no more leaves the list at once.
          .header("cache-control", isSiteMap ? "public, no-cache" : HOUR)
          .send(isSiteMap ? await siteMap(content) : content),
      );
    }
    await scope.register(fastifyStatic, {
      root: client,
      wildcard: false,
      index: false,
      preCompressed: true,
      // Prerendered pages and the shell are chosen by language and sign-in, never asked for by file name.
      globIgnore: ["public/**", "_shell.html", "**/*.{br,gz}", ...[...lists.keys()].map(ownName)],
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header("cache-control", lifetimeOf(path));
        if (WORKER.test(path)) reply.header("content-security-policy", WORKER_CSP);
        if (PDF_WORKER.test(path)) reply.header("content-security-policy", PDF_WORKER_CSP);
      },
    });
  });
}

const ownName = (path: string) => path.slice(1);

/** Hashed names are kept for ever; texts of the site are asked for anew each time, as locales.ts does. */
function lifetimeOf(file: string): string {
  if (file.includes("/assets/")) return `public, max-age=${YEAR_SECONDS}, immutable`;
  return file.includes("/locales/") ? "public, max-age=0, must-revalidate" : HOUR;
}
