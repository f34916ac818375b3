import type { CardMedium, DeckCard } from "@riwaq/contracts/memory/cards";
import { useEffect, useState } from "react";

import { useIsOffline } from "../../../../lib/connection.ts";
import { addressOfMedium, keptFile } from "./card-files.ts";

/** Where a sound or a picture is shown from: the server, and without a line what the device keeps of it. */
export function useCardFile(card: DeckCard, medium: CardMedium): string | null {
  const address = addressOfMedium(card, medium);
  const isOffline = useIsOffline();
  const [kept, setKept] = useState<string | null>(null);
  useEffect(() => {
    if (address === null || !isOffline) return undefined;
    let [isLeft, opened] = [false, ""];
    const open = (file: Blob | undefined) => {
      if (!file || isLeft) return;
      opened = URL.createObjectURL(file);
      setKept(opened);
    };
    void keptFile(address).then(open);
    return () => {
      isLeft = true;
      if (opened !== "") URL.revokeObjectURL(opened);
      setKept(null);
    };
  }, [address, isOffline]);
  return isOffline ? kept : address;
}
