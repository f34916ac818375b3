import type { DrawnWord } from "@riwaq/domain/learning/mushaf/pages";
import { wordKey } from "@riwaq/domain/learning/mushaf/words";
import { useEffect, useState } from "react";

import { lengthOf, wordHeard } from "../model/portion-words.ts";
import type { PortionSound } from "./use-portion-sound.ts";

/** Slow and steady: a child's pace. */
const OF_WORD_MS = 500;
const OF_LETTER_MS = 170;
const LOOK_EVERY_MS = 120;

/** Word by word at its own pace, for whoever follows with a finger: nothing sounds. */
function usePace(words: readonly DrawnWord[], isOn: boolean) {
  const [at, setAt] = useState(0);
  const [isRunning, setIsRunning] = useState(true);
  const word = isOn ? words[at] : undefined;
  useEffect(() => {
    if (!word || !isRunning) return undefined;
    const next = () => {
      if (at + 1 < words.length) setAt(at + 1);
      else setIsRunning(false);
    };
    const timer = setTimeout(next, OF_WORD_MS + OF_LETTER_MS * lengthOf(word));
    return () => clearTimeout(timer);
  }, [word, at, isRunning, words.length]);
  const step = (by: 1 | -1) => {
    setIsRunning(false);
    setAt(Math.min(words.length - 1, Math.max(0, at + by)));
  };
  const toggle = () => {
    if (!isRunning && at + 1 >= words.length) setAt(0);
    setIsRunning(!isRunning);
  };
  const begin = () => {
    setAt(0);
    setIsRunning(true);
  };
  return { word, isRunning, step, toggle, begin };
}

/** The word that a reciter has come to. */
function useHeardWord(words: readonly DrawnWord[], { sounding, progress }: PortionSound) {
  const [part, setPart] = useState(0);
  const isSounding = sounding !== null;
  useEffect(() => {
    if (!isSounding) return undefined;
    const timer = setInterval(() => setPart(progress() ?? 0), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isSounding, progress]);
  if (!sounding) return undefined;
  const ofAya = words.filter(
    ({ place }) => place.sura === sounding.sura && place.aya === sounding.aya,
  );
  return wordHeard(ofAya, part);
}

/** The word to look at now: the reciter's, or one after the other at a slow pace. */
export function useFollow(words: readonly DrawnWord[], sound: PortionSound) {
  const [isOn, setIsOn] = useState(false);
  const pace = usePace(words, isOn && !sound.isThere);
  const heard = useHeardWord(words, sound);
  const word = sound.isThere ? heard : pace.word;
  const resume = sound.isPlaying ? sound.pause : sound.play;
  return {
    isOn,
    key: word ? wordKey(word.place) : null,
    isRunning: sound.isThere ? sound.isPlaying : pace.isRunning,
    begin: () => {
      setIsOn(true);
      pace.begin();
      if (sound.isThere && !sound.isPlaying) sound.play();
    },
    end: () => {
      setIsOn(false);
      sound.stop();
    },
    toggle: sound.isThere ? resume : pace.toggle,
    step: sound.isThere ? sound.step : pace.step,
  };
}

export type Follow = ReturnType<typeof useFollow>;
