/** Marks that were made in a lesson and have not reached the server yet. */
export const UNSENT_DATABASE = "riwaq-unsent";

/** With whoever signs out. */
export function forgetUnsent() {
  if ("indexedDB" in globalThis) indexedDB.deleteDatabase(UNSENT_DATABASE);
}
