import { useEffect, useEffectEvent, useRef, useState } from "react";

import { openCamera } from "../../../../lib/media/open-track.ts";
import type { Opened } from "../../../../lib/media/open-track.ts";
import { NOT_KEPT, keepTrack } from "../model/keep-track.ts";
import type { KeptTrack } from "../model/keep-track.ts";

/** A track that is kept while the page is shown, and what is known of it. */
export function useKeptTrack(first: MediaStreamTrack | null, onOpen: () => Promise<Opened>) {
  const [kept, setKept] = useState(NOT_KEPT);
  const keeper = useRef<KeptTrack>(null);
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    const created = keepTrack({ first, open: () => open(), onChange: setKept });
    keeper.current = created;
    return () => created.close();
  }, [first]);
  return { kept, keeper };
}

/** The own camera for as long as the page is in the room: on or off, and back by itself after a phone call or sleep. */
export function useCamera(first: MediaStreamTrack | null, deviceId: string | null) {
  const { kept, keeper } = useKeptTrack(first, () => openCamera({ deviceId }));
  return {
    ...kept,
    turnOn: () => void keeper.current?.turnOn(),
    turnOff: () => keeper.current?.turnOff(),
  };
}
