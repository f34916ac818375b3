import { useId, useState } from "react";

/** The place of a part in the page, and what the build wrote there: undefined in a page that was made in the browser. */
export function useWritten() {
  const id = useId();
  const [markup] = useState(() =>
    import.meta.env.SSR ? undefined : document.getElementById(id)?.innerHTML,
  );
  return { id, markup };
}
