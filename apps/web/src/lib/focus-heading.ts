import type { AnyRouter } from "@tanstack/react-router";

/** For whoever has lost their place: a page that has changed, or a control that has gone. */
export function focusHeading() {
  const heading =
    document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Where the focus was on a control that has gone; one that was drawn anew has it by now. */
export function focusHeadingIfLost() {
  if (document.activeElement === document.body) focusHeading();
}

/** A change of page is announced by moving the focus to its heading; the first page keeps the browser's focus. */
export function focusHeadingOnNavigation(router: Pick<AnyRouter, "subscribe">) {
  return router.subscribe("onRendered", ({ fromLocation, toLocation }) => {
    if (!fromLocation || fromLocation.pathname === toLocation.pathname) return;
    focusHeading();
  });
}
