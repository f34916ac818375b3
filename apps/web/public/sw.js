// Shows what the institute pushes while the site is closed, and opens the pages of practice without a line: what they
// need they put into this cache themselves (components/practice). Of all other pages it keeps no copies: they come from
// the server, and without a line a page says that there is none.
const KEPT = "riwaq-practice";
const PRACTISED = ["/practice", "/practice/cards"];

/** What stands in for a page that nobody answers for, in the language in which it was fetched. */
const SHELL = { cacheName: "riwaq-shell", path: "/offline" };
const keepShell = async () => (await self.caches.open(SHELL.cacheName)).add(SHELL.path);

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(keepShell().catch(() => {}));
});
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

const kept = (address) =>
  self.caches.match(address, { cacheName: KEPT, ignoreSearch: true, ignoreVary: true });

/** From the server; where nobody answers, what is at hand instead. */
async function newestOf(request, atHand) {
  try {
    return await fetch(request);
  } catch (error) {
    const copy = await atHand(request);
    if (copy) return copy;
    throw error;
  }
}

const shell = () => self.caches.match(SHELL.path, { cacheName: SHELL.cacheName });
const keptOrShell = async (request) => (await kept(request)) ?? shell();

/** Whoever opens the site without a line finds what can be done without one. */
async function practiceOrShell() {
  for (const page of PRACTISED) if (await kept(page)) return Response.redirect(page);
  return shell();
}

/** What has its digest in its name is the same for ever. */
const keptFirst = async (request) => (await kept(request)) ?? fetch(request);

function answerFor(request, { pathname }) {
  if (request.mode === "navigate") {
    if (PRACTISED.includes(pathname)) return newestOf(request, keptOrShell);
    return newestOf(request, pathname === "/" ? practiceOrShell : shell);
  }
  if (pathname.startsWith("/assets/")) return keptFirst(request);
  return pathname.startsWith("/locales/") ? newestOf(request, kept) : undefined;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== self.location.origin) return;
  const answer = answerFor(request, address);
  if (answer) event.respondWith(answer);
});

self.addEventListener("push", (event) => {
  const { title, body, path, tag } = event.data.json();
  const options = { body, tag, icon: "/icons/icon-192.png", data: { path } };
  event.waitUntil(self.registration.showNotification(title, options));
});

/** A page of the site that is open goes there, else a new one is opened. */
async function openPath(path) {
  const address = new URL(path, self.location.origin);
  const isOwn = address.origin === self.location.origin;
  const target = isOwn ? address.href : self.location.origin;
  const [page] = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (!page) return self.clients.openWindow(target);
  await page.focus();
  return page.navigate(target).catch(() => self.clients.openWindow(target));
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPath(event.notification.data.path));
});
