import type { ClipboardEvent } from "react";

/** What is copied of a page are the stored words, as their owner asks, and not the form in which they are drawn. */
export function copyStored(event: ClipboardEvent<HTMLElement>): void {
  const selection = getSelection();
  if (!selection || selection.isCollapsed) return;
  const range = selection.getRangeAt(0);
  const words = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-stored]")]
    .filter((word) => range.intersectsNode(word))
    .map((word) => word.dataset["stored"]);
  if (words.length === 0) return;
  event.clipboardData.setData("text/plain", words.join(" "));
  event.preventDefault();
}
