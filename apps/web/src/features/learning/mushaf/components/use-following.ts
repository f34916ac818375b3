import { pageOf } from "@riwaq/domain/learning/mushaf/divisions";
import { type WordPlace, readWordKey } from "@riwaq/domain/learning/mushaf/words";
import type { Place } from "@riwaq/domain/learning/quran/places";
import { SURA_NAMES } from "@riwaq/domain/learning/quran/sura-names";
import { type RefObject, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../../i18n/use-language.ts";
import type { Hearing } from "../../../../lib/recitation/reciter.ts";

type Box = RefObject<HTMLElement | null>;

/** The word on which somebody tapped, and not one in what was selected. */
export function tappedWord({ target }: Event): { place: WordPlace; isHidden: boolean } | null {
  const word = target instanceof Element ? target.closest("[data-word]") : null;
  const place = readWordKey(word?.getAttribute("data-word") ?? "");
  if (!word || !place || getSelection()?.isCollapsed === false) return null;
  return { place, isHidden: word.hasAttribute("data-hidden") };
}

/** A hidden word is shown by a tap, and does not sound. */
export function useTappedAya(box: Box, play: ((from: Place) => void) | null): void {
  const latest = useRef(play);
  useEffect(() => {
    latest.current = play;
  });
  const isOn = play !== null;
  useEffect(() => {
    const pages = box.current;
    if (!isOn || !pages) return;
    const tap = (event: Event) => {
      const word = tappedWord(event);
      if (word && !word.isHidden) {
        latest.current?.({ sura: word.place.sura, aya: word.place.aya });
      }
    };
    // Before the word is shown by the same tap.
    pages.addEventListener("click", tap, true);
    return () => pages.removeEventListener("click", tap, true);
  }, [box, isOn]);
}

type Followed = { aya: Place | null; leaf: readonly number[]; onOpen: (page: number) => void };

/** The page turns with the recitation, unless its reader has turned away from it. */
export function useFollowing(box: Box, { aya, leaf, onOpen }: Followed): void {
  const before = useRef<Place | null>(null);
  useEffect(() => {
    const last = before.current;
    before.current = aya;
    if (!aya || aya === last || leaf.includes(pageOf(aya))) return;
    if (!last || leaf.includes(pageOf(last))) onOpen(pageOf(aya));
  });
  const seen = useRef<Place | null>(null);
  useEffect(() => {
    if (!aya || seen.current === aya) return;
    // Its page may have to be drawn first.
    const word = box.current?.querySelector(
      `[data-word="${aya.sura}:${aya.aya}:1"]:not([inert] *)`,
    );
    if (!word) return;
    seen.current = aya;
    word.scrollIntoView({ block: "nearest" });
  });
}

type Controls = { play: () => void; pause: () => void; step: (by: 1 | -1) => void };

/** What the lock screen of a phone shows, and its buttons. */
export function useMediaSession({ status, aya }: Hearing, controls: Controls): void {
  const { t } = useTranslation("mushaf");
  const { language } = useLanguage();
  const latest = useRef(controls);
  useEffect(() => {
    latest.current = controls;
  });
  const isOn = aya !== null;
  useEffect(() => {
    const session = "mediaSession" in navigator ? navigator.mediaSession : null;
    if (!session || !isOn) return;
    const acts = {
      play: () => latest.current.play(),
      pause: () => latest.current.pause(),
      previoustrack: () => latest.current.step(-1),
      nexttrack: () => latest.current.step(1),
    };
    const names = Object.keys(acts) as Array<keyof typeof acts>;
    for (const name of names) session.setActionHandler(name, acts[name]);
    return () => {
      for (const name of names) session.setActionHandler(name, null);
      session.metadata = null;
      session.playbackState = "none";
    };
  }, [isOn]);
  const sura = aya?.sura;
  useEffect(() => {
    if (sura === undefined || !("mediaSession" in navigator)) return;
    const title = SURA_NAMES[sura - 1]?.[language] ?? "";
    navigator.mediaSession.metadata = new MediaMetadata({ title, artist: t("title") });
  }, [sura, language, t]);
  useEffect(() => {
    if (!isOn || !("mediaSession" in navigator)) return;
    navigator.mediaSession.playbackState = status === "paused" ? "paused" : "playing";
  }, [isOn, status]);
}
