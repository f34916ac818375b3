import { useSyncExternalStore } from "react";

export const TOAST_DURATION_MS = 5000;
const ACTION_DURATION_MS = 10_000;

export type ToastOptions = {
  title: string;
  description?: string;
  variant?: "default" | "destructive";
  /** One thing that can be done about it; pressing it sends the message away. */
  action?: { label: string; onPress: () => void };
};

/** Longer where there is something to take back (docs/decisions/010). */
export function durationOf({ action }: ToastOptions) {
  return action ? ACTION_DURATION_MS : TOAST_DURATION_MS;
}

export type ToastState = ToastOptions & { id: number; isOpen: boolean };

let current: ToastState | undefined;
let nextId = 1;
const listeners = new Set<() => void>();

function publish(next: ToastState | undefined) {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows a message; the one that is on show, if any, makes room for it. */
export function toast(options: ToastOptions) {
  const id = nextId;
  nextId += 1;
  publish({ ...options, id, isOpen: true });
  return id;
}

export function dismissToast(id: number) {
  if (current?.id === id) publish({ ...current, isOpen: false });
}

/** Tests begin without a message of the test before. */
export function clearToast() {
  publish(undefined);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useToast() {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
}
