/** Marks that were made in a lesson and have not reached the server yet. */
export const UNSENT_DATABASE = "riwaq-unsent";
/** And what was said of an evening. */
export const ANSWERS_DATABASE = "riwaq-answers";
/** Evenings that are practised without a line. */
export const PRACTICE_DATABASE = "riwaq-practice";

/** Answers of a placement test that were not sent to anybody. */
export const PLACEMENT_KEY = "placement_run";

const drop = (name: string) => "indexedDB" in globalThis && indexedDB.deleteDatabase(name);

/** With whoever signs out. */
export function forgetUnsent() {
  drop(UNSENT_DATABASE);
  drop(ANSWERS_DATABASE);
  sessionStorage.removeItem(PLACEMENT_KEY);
}

/** It names a child: nobody who is not signed in finds it. */
export const forgetPractice = () => void drop(PRACTICE_DATABASE);
