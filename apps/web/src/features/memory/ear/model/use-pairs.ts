import type { NewMinimalPair, WordSide } from "@riwaq/contracts/memory/ear";
import * as ear from "@riwaq/contracts/memory/ear.calls";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { api } from "../../../../lib/api.ts";
import { invalidate } from "../../../../lib/query-of.ts";

function usePairsAnew() {
  const client = useQueryClient();
  return () => invalidate(client, [ear.minimalPairs, ear.map]);
}

export function useAddPair() {
  return useMutation({
    mutationFn: (body: NewMinimalPair) => api(ear.addPair, { body }),
    onSuccess: usePairsAnew(),
  });
}

export function useRemovePair() {
  return useMutation({
    mutationFn: (id: string) => api(ear.removePair, { params: { id } }),
    onSuccess: usePairsAnew(),
  });
}

export function useSpeak(id: string, side: WordSide) {
  return useMutation({
    mutationFn: (sound: Blob) => {
      const body = new Blob([sound], { type: "application/octet-stream" });
      return api(ear.speak, { params: { id, side }, body });
    },
    onSuccess: usePairsAnew(),
  });
}
