import { offered } from "@riwaq/contracts/people/offered-programmes.calls";

import { publicValue, usePublicValue } from "./public-value.ts";

const programmes = publicValue(offered);

/** What is taught; undefined until it has been read, and where it cannot be: the page does without it. */
export const useOfferedProgrammes = () => useOfferedState().data;

/** The same, with whether it could be read. */
export const useOfferedState = () => usePublicValue(programmes);
