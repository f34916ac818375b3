import { useEffect } from "react";

import { isOffline } from "../../../../lib/connection.ts";
import { useReadOnly } from "../../../../lib/current-user.ts";
import { keepSite } from "../model/keep-site.ts";

/** Once all is drawn: what comes first is the page itself. */
const AFTER_MS = 1500;

/** This page and the pages of the coming evenings stay on the device. */
export function useKeptSite(userId: string, pages: readonly number[]): void {
  const isReadOnly = useReadOnly();
  const key = [...new Set(pages)].toSorted((a, b) => a - b).join();
  useEffect(() => {
    if (isReadOnly) return;
    const pagesOf = key === "" ? [] : key.split(",").map(Number);
    const keep = () => {
      if (isOffline()) return;
      void keepSite(userId, pagesOf).catch(() => {});
    };
    const timer = setTimeout(keep, AFTER_MS);
    return () => clearTimeout(timer);
  }, [userId, key, isReadOnly]);
}
