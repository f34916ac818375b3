import type { StaffRight } from "@riwaq/contracts/roles";
import { Search } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

import { FinderDialog } from "./finder-dialog.tsx";

const TYPED_IN = "input, textarea, select, [contenteditable]:not([contenteditable='false'])";
const DIALOGS = "[role='dialog'], [role='alertdialog']";

/** Ctrl+K or ⌘K wherever somebody is, and "/" where nobody types; what stands above the page comes first. */
function isAskedBy(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || document.querySelector(DIALOGS)) return false;
  const isCommand = (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey;
  // On an Arabic keyboard the same key writes another letter.
  if (isCommand) return event.key.toLowerCase() === "k" || event.code === "KeyK";
  const { target } = event;
  return event.key === "/" && !(target instanceof Element && target.closest(TYPED_IN));
}

function useShortcut(open: () => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isAskedBy(event)) return;
      event.preventDefault();
      open();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [open]);
}

const isApple = () => /Mac|iPhone|iPad/u.test(navigator.userAgent);

/** Looks like the field that it opens; on phones it is a magnifier. */
export function Finder({ rights }: { rights: readonly StaffRight[] }) {
  const { t } = useTranslation("search");
  const [isOpen, setIsOpen] = useState(false);
  const [open] = useState(() => () => setIsOpen(true));
  useShortcut(open);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={open}
        className="inline-flex size-11 items-center justify-center gap-2.5 rounded-md text-ink-muted hover:bg-paper-deep sm:h-11 sm:w-64 sm:justify-start sm:border sm:border-line-strong/60 sm:bg-surface sm:px-3 xl:w-96"
      >
        <Search aria-hidden strokeWidth={1.75} className="size-4.5 shrink-0 max-sm:text-ink" />
        <span className="min-w-0 grow truncate text-start max-sm:sr-only">{t("placeholder")}</span>
        <kbd
          aria-hidden
          className="hidden rounded-sm bg-paper-deep px-1.5 py-0.5 font-sans text-sm whitespace-nowrap sm:block pointer-coarse:hidden"
        >
          <bdi>{isApple() ? "⌘K" : "Ctrl K"}</bdi>
        </kbd>
      </button>
      <FinderDialog rights={rights} isOpen={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}
