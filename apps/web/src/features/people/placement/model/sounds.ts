import * as sounds from "@riwaq/contracts/people/placement-sounds.calls";

import { hrefOf } from "../../../../lib/api.ts";
import { publicValue, usePublicValue } from "../../../../lib/public-value.ts";

/** What can be heard; a test of the page sets it. */
export const placementSounds = publicValue(sounds.list);

/** Another address with each recording. */
export const addressOfSound = (item: string, version: string): string =>
  hrefOf(sounds.sound, { params: { item }, query: { version } });

/** The address of what was recorded, by question; none where nothing was, and where the list cannot be read. */
export function usePlacementSounds() {
  const { data, isError } = usePublicValue(placementSounds);
  const addresses = new Map(
    data?.sounds.map(({ item, version }) => [item, addressOfSound(item, version)]),
  );
  return { addresses, isReading: data === undefined && !isError };
}
