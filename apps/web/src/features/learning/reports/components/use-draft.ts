import type { QueryClient } from "@tanstack/react-query";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";

import { createDraftSaver } from "../model/draft-saver.ts";
import type { ReportValues } from "../model/report-values.ts";
import { saveDraft } from "../mutations.ts";

const KEPT = "unsaved-reports";
const RETRY_MS = 15_000;

/** What could not be saved is kept in this tab until it can, and goes with the person who signs out. */
function keptDraft(queryClient: QueryClient, id: string) {
  const queryKey = [KEPT, id];
  queryClient.setQueryDefaults([KEPT], { gcTime: Number.POSITIVE_INFINITY });
  return {
    read: () => queryClient.getQueryData<ReportValues>(queryKey),
    keep: (values: ReportValues) => void queryClient.setQueryData(queryKey, values),
    forget: () => queryClient.removeQueries({ queryKey }),
  };
}

/** Saves a form as it is typed: soon after, when a field or the page is left, and when the connection is back. */
export function useDraft(id: string) {
  const queryClient = useQueryClient();
  const [{ saver, kept }] = useState(() => {
    const { read, keep, forget } = keptDraft(queryClient, id);
    const save = (values: ReportValues) => saveDraft(id, values);
    return { saver: createDraftSaver({ save, keep, forget }), kept: read() };
  });
  const state = useSyncExternalStore(saver.subscribe, saver.snapshot, saver.snapshot);
  useEffect(() => {
    const retry = setInterval(() => saver.snapshot().status === "kept" && saver.flush(), RETRY_MS);
    window.addEventListener("online", saver.flush);
    document.addEventListener("focusout", saver.flush);
    return () => {
      clearInterval(retry);
      document.removeEventListener("focusout", saver.flush);
      window.removeEventListener("online", saver.flush);
      saver.flush();
    };
  }, [saver]);
  return { saver, state, kept };
}
