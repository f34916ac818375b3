import { z } from "zod";

import { ItemId } from "./placements.ts";

/** A sentence or two, read slowly: so many seconds at most, and what they take however they are recorded. */
export const PLACEMENT_SECONDS_MAX = 12;
export const PLACEMENT_SOUND_MAX_BYTES = 480_000;

/** Another one with each recording: a name that no two of them share. */
const Version = z.string();

/** GET /placement-sounds/: what can be heard, for everybody; what is said in it stands in the test itself. */
export const PlacementSounds = z.object({
  sounds: z.array(z.object({ item: z.string(), version: Version })),
});
export type PlacementSounds = z.infer<typeof PlacementSounds>;

const PlacementRecording = z.object({
  item: z.string(),
  version: Version,
  recorded_at: z.string(),
  /** Empty where the account went. */
  recorded_by: z.string(),
  can_change: z.boolean(),
});
export type PlacementRecording = z.infer<typeof PlacementRecording>;

/** GET /placement-recordings/: the same for who records, and nothing for others. */
export const PlacementRecordings = z.object({
  recordings: z.array(PlacementRecording),
  can_record: z.boolean(),
});
export type PlacementRecordings = z.infer<typeof PlacementRecordings>;

export const PlacementSoundParams = z.object({ item: ItemId });
export type PlacementSoundParams = z.infer<typeof PlacementSoundParams>;

export const PlacementSoundQuery = z.object({ version: z.string().max(40).optional() });

/** Bytes, which no schema reads. */
export const SentSound = z.unknown();
