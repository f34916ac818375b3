import type { Subscriber } from "../../platform/events/subscriber.ts";
import { hearLessons } from "./reviews/hear-lessons.ts";
import { rescoreTests } from "./tests/rescore-tests.ts";

/** What lessons and tests leave in a pupil's memory. */
export const memorySubscribers: readonly Subscriber[] = [...hearLessons, ...rescoreTests];
