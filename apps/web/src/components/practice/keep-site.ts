import { keepForPractice } from "../../lib/current-user.ts";

/** public/sw.js answers from it. */
const SITE_CACHE = "riwaq-practice";

const isKept = (path: string) => path.startsWith("/assets/") || path.startsWith("/locales/");

/** Scripts, styles, fonts and texts that this page has needed so far. */
function loadedPaths(): string[] {
  return performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name, location.href))
    .filter(({ origin, pathname }) => origin === location.origin && isKept(pathname))
    .map(({ pathname }) => pathname);
}

/** Letters of a portion, of both scripts: a list of portions alone does not ask for all of them. */
const LETTERS = [
  ["1em Mushaf", "ب"],
  ["1em Amiri", "ب"],
  ['400 1em "IBM Plex Sans Arabic"', "bẓب"],
  ['600 1em "IBM Plex Sans Arabic"', "bẓب"],
] as const;

/** What the page needs later: letters, and the message that an answer can be taken back. */
const loadRest = () =>
  Promise.all([
    ...LETTERS.map(([font, letters]) => document.fonts.load(font, letters)),
    import("../ui/toast-region.tsx"),
  ]);

/** Which page needs which files: what another page of practice needs stays as it was kept with it. */
const FILES_KEY = "practice_files";
type Files = Readonly<Record<string, readonly string[]>>;

/**
 * A page of practice, what it is made of and these files: from now on it opens without a line. What an older build was
 * made of goes. Browsers without a certificate, and private windows, keep nothing.
 */
export async function keepSite(userId: string, page: string, files: readonly string[]) {
  if (!("caches" in globalThis) || !("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register("/sw.js");
  await loadRest();
  const cache = await caches.open(SITE_CACHE);
  const wanted = [...new Set([...loadedPaths(), ...files])];
  const before = JSON.parse(localStorage.getItem(FILES_KEY) ?? "{}") as Files;
  const needed: Files = { ...before, [page]: wanted };
  const kept = new Map(
    (await cache.keys()).map((request) => [new URL(request.url).pathname, request] as const),
  );
  await cache.addAll([page, ...wanted.filter((path) => !kept.has(path))]);
  localStorage.setItem(FILES_KEY, JSON.stringify(needed));
  const all = new Set([...Object.keys(needed), ...Object.values(needed).flat()]);
  const old = [...kept].filter(([path]) => !all.has(path));
  for (const [, request] of old) await cache.delete(request);
  keepForPractice(userId);
}
