import { useEffect } from "react";

import { isOffline } from "../../lib/connection.ts";
import { useReadOnly } from "../../lib/current-user.ts";
import { keepSite } from "./keep-site.ts";

/** Once all is drawn: what comes first is the page itself. */
const AFTER_MS = 1500;

/** This page of practice stays on the device, with what is named beside it. */
export function useKeptSite(userId: string, page: string, files: readonly string[]): void {
  const isReadOnly = useReadOnly();
  const key = [...new Set(files)].toSorted().join(" ");
  useEffect(() => {
    if (isReadOnly) return;
    const keep = () => {
      if (isOffline()) return;
      void keepSite(userId, page, key === "" ? [] : key.split(" ")).catch(() => {});
    };
    const timer = setTimeout(keep, AFTER_MS);
    return () => clearTimeout(timer);
  }, [userId, page, key, isReadOnly]);
}
