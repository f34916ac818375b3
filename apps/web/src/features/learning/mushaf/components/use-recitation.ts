import { startOfPage } from "@riwaq/domain/learning/mushaf/divisions";
import { type Passage, ayatOfPassage } from "@riwaq/domain/learning/mushaf/passages";
import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect, useMemo, useState, useSyncExternalStore } from "react";

import { isOffline } from "../../../../lib/connection.ts";
import {
  type MushafAudio,
  clipOf,
  timesQuery,
} from "../../../../lib/recitation/recitation-query.ts";
import { type Hearing, type Loop, Reciter, SILENT } from "../../../../lib/recitation/reciter.ts";
import { useFollowing, useMediaSession, useTappedAya } from "./use-following.ts";

const SOUNDING = new Set<Hearing["status"]>(["loading", "playing", "paused"]);
const noReciter = () => () => {};

type Reading = {
  audio: MushafAudio | null;
  leaf: readonly number[];
  passage: Passage | null;
  /** Whether a tap means something else now. */
  isChoosing: boolean;
  onOpen: (page: number) => void;
};

/** A reciter beside the open pages, once somebody wants to listen: a tap on a word begins with its aya. */
export function useRecitation(box: RefObject<HTMLElement | null>, reading: Reading) {
  const { audio, leaf, passage, isChoosing, onOpen } = reading;
  const client = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const [loop, setLoop] = useState<Loop>({ times: 1, isResting: false });
  const [rate, setRate] = useState(1);
  const reciter = useMemo(
    () =>
      audio && isOpen
        ? new Reciter({ clipOf: (aya) => clipOf(client, audio, aya), isOffline })
        : null,
    [audio, client, isOpen],
  );
  useEffect(() => reciter?.attach(), [reciter]);
  const hearing = useSyncExternalStore(
    reciter?.subscribe ?? noReciter,
    () => reciter?.hearing() ?? SILENT,
  );
  const start = passage ? ayatOfPassage(passage).first : startOfPage(leaf[0] ?? 1);
  const play = (from = start) => reciter?.play(from);
  useEffect(() => reciter?.speed(rate), [reciter, rate]);
  useEffect(() => reciter?.repeat(loop), [reciter, loop]);
  useEffect(() => reciter?.limit(passage && ayatOfPassage(passage)), [reciter, passage]);
  // Some browsers only begin right after a tap: the times are there by then.
  useEffect(() => {
    if (reciter && audio?.kind === "sura") void client.prefetchQuery(timesQuery(start.sura));
  }, [audio, client, reciter, start.sura]);
  useTappedAya(box, reciter && !isChoosing ? play : null);
  useFollowing(box, { aya: hearing.aya, leaf, onOpen });
  const controls = {
    play: () => (hearing.aya ? reciter?.resume() : play()),
    pause: () => reciter?.pause(),
    stop: () => reciter?.stop(),
    step: (by: 1 | -1) => reciter?.step(by),
  };
  useMediaSession(hearing, controls);
  return {
    ...controls,
    isOpen: audio !== null && isOpen,
    toggle: () => setIsOpen(!isOpen),
    hearing,
    sounding: SOUNDING.has(hearing.status) ? hearing.aya : null,
    loop,
    setLoop,
    rate,
    setRate,
  };
}

export type Recitation = ReturnType<typeof useRecitation>;
