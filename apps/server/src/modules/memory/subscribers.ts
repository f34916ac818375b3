import type { Subscriber } from "../../platform/events/subscriber.ts";
import { hearLessons } from "./reviews/hear-lessons.ts";

/** What lessons leave in a pupil's memory. */
export const memorySubscribers: readonly Subscriber[] = [...hearLessons];
