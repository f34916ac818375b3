import type { CardMedium, DeckChange, NewCard, NewDeck } from "@riwaq/contracts/memory/cards";
import * as calls from "@riwaq/contracts/memory/cards.calls";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { api } from "../../../lib/api.ts";
import { invalidate } from "../../../lib/query-of.ts";
import { useIdempotencyKey } from "../../../lib/use-idempotency-key.ts";

function useReadAnew() {
  const queryClient = useQueryClient();
  return () => invalidate(queryClient, [calls.decks, calls.deck]);
}

/** A new one without an id. */
export function useSaveDeck(id: string | undefined) {
  const keyOf = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: NewDeck) =>
      id === undefined
        ? api(calls.makeDeck, { body, key: keyOf(body) })
        : api(calls.changeDeck, { params: { id }, body }),
    onSuccess: useReadAnew(),
  });
}

export function useChangeDeck(id: string) {
  return useMutation({
    mutationFn: (body: DeckChange) => api(calls.changeDeck, { params: { id }, body }),
    onSettled: useReadAnew(),
  });
}

export function useCopyDeck() {
  const keyOf = useIdempotencyKey();
  return useMutation({
    mutationFn: (id: string) => api(calls.copyDeck, { params: { id }, key: keyOf(id) }),
    onSuccess: useReadAnew(),
  });
}

/** The list alone is read again: what was removed is not found. */
export function useRemoveDeck() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api(calls.removeDeck, { params: { id } }),
    onSuccess: () => invalidate(queryClient, [calls.decks]),
  });
}

/** A new one without an id. */
export function useSaveCard(deckId: string, id: string | undefined) {
  const keyOf = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: NewCard) =>
      id === undefined
        ? api(calls.addCard, { params: { id: deckId }, body, key: keyOf(body) })
        : api(calls.changeCard, { params: { id }, body }),
    onSuccess: useReadAnew(),
  });
}

export function useRemoveCard() {
  return useMutation({
    mutationFn: (id: string) => api(calls.removeCard, { params: { id } }),
    onSettled: useReadAnew(),
  });
}

export function useOrderCards(id: string) {
  return useMutation({
    mutationFn: (ids: string[]) => api(calls.orderCards, { params: { id }, body: { ids } }),
    onSettled: useReadAnew(),
  });
}

export function useCheckFile(id: string) {
  return useMutation({
    mutationFn: (text: string) => api(calls.checkFile, { params: { id }, body: { text } }),
  });
}

export function useImportCards(id: string) {
  const keyOf = useIdempotencyKey();
  return useMutation({
    mutationFn: (text: string) =>
      api(calls.importCards, { params: { id }, body: { text }, key: keyOf(text) }),
    onSuccess: useReadAnew(),
  });
}

export function useAssignDeck(id: string) {
  return useMutation({
    mutationFn: ({ student, new_per_day }: { student: string; new_per_day: number }) =>
      api(calls.assign, { params: { id, student }, body: { new_per_day } }),
    onSuccess: useReadAnew(),
  });
}

export function useEndDeck(id: string) {
  return useMutation({
    mutationFn: (student: string) => api(calls.endAssignment, { params: { id, student } }),
    onSettled: useReadAnew(),
  });
}

/** The file of a card, sent again in the place of the one before. */
export function useKeepMedium(id: string, medium: CardMedium) {
  return useMutation({
    mutationFn: (file: Blob) => {
      const body = new Blob([file], { type: "application/octet-stream" });
      return api(calls.keepMedium, { params: { id, medium }, body });
    },
    onSuccess: useReadAnew(),
  });
}

export function useRemoveMedium(id: string, medium: CardMedium) {
  return useMutation({
    mutationFn: () => api(calls.removeMedium, { params: { id, medium } }),
    onSuccess: useReadAnew(),
  });
}
