// Shows what the institute pushes while the site is closed. Keeps no copies: every page comes from the server.
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
