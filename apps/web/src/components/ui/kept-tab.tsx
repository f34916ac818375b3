import { useState } from "react";
import type { ReactNode } from "react";

import { TabsContent } from "./tabs.tsx";

type KeptTabProps = { value: string; isActive: boolean; children: ReactNode };

/** A tab that is built when first opened, and then keeps what was typed into it while others are on show. */
export function KeptTab({ value, isActive, children }: KeptTabProps) {
  const [wasOpened, setWasOpened] = useState(isActive);
  if (isActive && !wasOpened) setWasOpened(true);
  return (
    <TabsContent forceMount value={value} hidden={!isActive}>
      {wasOpened && children}
    </TabsContent>
  );
}
