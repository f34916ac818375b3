import { useEffect } from "react";

type Name = string | undefined;
let name: Name;
const listeners = new Set<() => void>();

function put(next: Name) {
  name = next;
  for (const tell of listeners) tell();
}

/** What the page on show is about, where it has a name of its own, such as a person's: its title says it. */
export const pageName = {
  peek: () => name,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

export function usePageName(own: Name) {
  useEffect(() => {
    put(own);
    return () => put(undefined);
  }, [own]);
}
