import { currentUser } from "../../../../lib/current-user.ts";
import { sharedValue } from "../../../../lib/shared-value.ts";

const KEY = "last_change";

/** What was just done to lessons and can still be taken back. */
export type LastChange = {
  id: string;
  undoUntil: string;
  kind: "cancel" | "move" | "handover";
  /** How many lessons it concerned. */
  count: number;
};

function isLastChange(value: unknown): value is LastChange {
  return typeof value === "object" && value !== null && "id" in value && "undoUntil" in value;
}

// A reload within the ten minutes must not take the way back away.
function stored(): LastChange | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    return isLastChange(value) ? value : null;
  } catch {
    return null;
  }
}

export const lastChange = sharedValue(async () => stored());

export function rememberChange(change: LastChange) {
  sessionStorage.setItem(KEY, JSON.stringify(change));
  lastChange.set(change);
}

/** Once it is undone or too late; a newer one stays. */
export function forgetChange(id: string) {
  if (lastChange.peek()?.id !== id) return;
  sessionStorage.removeItem(KEY);
  lastChange.set(null);
}

currentUser.subscribe(() => {
  if (currentUser.peek() !== null) return;
  sessionStorage.removeItem(KEY);
  lastChange.set(undefined);
});
