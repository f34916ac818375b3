import type { Deck, DeckCard } from "@riwaq/contracts/memory/cards";

import type { SignedIn } from "../../../platform/context.ts";
import type { CardRow, DeckRow } from "./queries.ts";

export const presentDeck = (
  { madeById, madeBy, isShared, programmeName, ...row }: DeckRow,
  { id }: SignedIn,
): Deck => ({
  ...row,
  programme_name: programmeName,
  is_shared: isShared,
  is_own: madeById === id,
  made_by: madeBy ?? "",
});

export const presentCard = ({
  id,
  arabic,
  meaning,
  note,
  soundKey,
  pictureKey,
}: Omit<CardRow, "position">): DeckCard => ({
  id,
  arabic,
  meaning,
  note,
  sound: versionOf(soundKey),
  picture: versionOf(pictureKey),
});

/** The end of a key tells one file from the next, and opens none. */
export const versionOf = (key: string | null): string | null => key && key.slice(-8);
