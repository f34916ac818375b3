// Shows what the institute pushes while the site is closed, and opens /practice without a line. Of all other pages it keeps
// no copies: they come from the server. What is kept a page puts into this cache (features/memory/practice).
const KEPT = "riwaq-practice";
const PRACTICE = "/practice";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

const kept = (address) =>
  self.caches.match(address, { cacheName: KEPT, ignoreSearch: true, ignoreVary: true });

/** From the server; where nobody answers, as it was kept. */
async function newestOf(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const copy = await kept(request);
    if (copy) return copy;
    throw error;
  }
}

/** Whoever opens the site without a line finds what can be done without one. */
async function homeOf(request) {
  try {
    return await fetch(request);
  } catch (error) {
    if (await kept(PRACTICE)) return Response.redirect(PRACTICE);
    throw error;
  }
}

/** What has its digest in its name is the same for ever. */
const keptFirst = async (request) => (await kept(request)) ?? fetch(request);

function answerFor(request, { pathname }) {
  if (request.mode === "navigate") {
    if (pathname === PRACTICE) return newestOf(request);
    return pathname === "/" ? homeOf(request) : undefined;
  }
  if (pathname.startsWith("/assets/")) return keptFirst(request);
  return pathname.startsWith("/locales/") ? newestOf(request) : undefined;
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
