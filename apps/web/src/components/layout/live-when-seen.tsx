import type { ReactNode } from "react";
import { startTransition, useEffect, useState } from "react";

import { useLanguage } from "../../i18n/use-language.ts";
import { useWritten } from "../../lib/use-written.ts";
import { WrittenPart } from "./written-part.tsx";

const NEAR = { rootMargin: "20%" };

/** Of the part with this id; nothing is watched without one. */
function useIsSeen(id: string | undefined) {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const part = id !== undefined && !isSeen && document.getElementById(id);
    if (!part) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      // What was written stays until all that takes its place is there.
      startTransition(() => setIsSeen(true));
    }, NEAR);
    observer.observe(part);
    return () => observer.disconnect();
  }, [id, isSeen]);
  return isSeen;
}

/** Stays as written until it comes near the screen: for what costs time and few visitors of the page get to see. */
export function LiveWhenSeen({ children }: { children: ReactNode }) {
  const { language } = useLanguage();
  const [first] = useState(language);
  const { id, markup } = useWritten();
  const isSeen = useIsSeen(markup === undefined ? undefined : id);
  return markup === undefined || isSeen || language !== first ? (
    <div id={id}>{children}</div>
  ) : (
    <WrittenPart id={id} markup={markup} key="written" />
  );
}
