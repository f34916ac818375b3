import type { Subscriber } from "../../platform/events/subscriber.ts";
import { hearLessons } from "./reviews/hear-lessons.ts";
import { hearOthers } from "./reviews/hear-others.ts";
import { rescoreTests } from "./tests/rescore-tests.ts";

/** What lessons, tests and recordings leave in a pupil's memory. */
export const memorySubscribers: readonly Subscriber[] = [
  ...hearLessons,
  ...hearOthers,
  ...rescoreTests,
];
