import type { Deck, DeckCard } from "@riwaq/contracts/memory/cards";

import type { SignedIn } from "../../../platform/context.ts";
import type { CardRow, DeckRow } from "./queries.ts";

export const presentDeck = (
  { madeById, madeBy, isShared, ...row }: DeckRow,
  { id }: SignedIn,
): Deck => ({
  ...row,
  is_shared: isShared,
  is_own: madeById === id,
  made_by: madeBy ?? "",
});

export const presentCard = ({
  id,
  arabic,
  meaning,
  note,
}: Omit<CardRow, "position">): DeckCard => ({
  id,
  arabic,
  meaning,
  note,
});
