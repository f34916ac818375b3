type Chunk = { file: string; imports?: readonly string[]; dynamicImports?: readonly string[] };

/** Vite's own list of what it has built: each script by its source, with what it imports. */
export type Manifest = Readonly<Record<string, Chunk>>;

/** What comes with another address, or with another face of this one. */
const OTHER_PAGE = /^src\/route(s\/|Tree)/;

/** Every script that may run as long as nobody leaves a page: those it begins with, by file, and what they may ask for. */
export function pageScripts(manifest: Manifest, first: readonly string[]): string[] {
  const found = new Set(Object.values(manifest).filter(({ file }) => first.includes(file)));
  // A set goes on with what is added while it is read.
  for (const { imports = [], dynamicImports = [] } of found) {
    const later = dynamicImports.filter((key) => !OTHER_PAGE.test(key));
    const chunks = [...imports, ...later].flatMap((key) => manifest[key] ?? []);
    for (const chunk of chunks) found.add(chunk);
  }
  return Array.from(found, ({ file }) => file);
}
