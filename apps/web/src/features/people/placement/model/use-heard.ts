import { useEffect, useEffectEvent, useRef, useState } from "react";

/** `blocked`: the browser plays nothing that nobody has pressed. */
export type HeardState = "loading" | "blocked" | "playing" | "still" | "failed";

/** Whoever waits longer is offered a way on; it plays all the same if it comes after that. */
const PATIENCE_MS = 10_000;

const nameOf = (error: unknown) => (error instanceof DOMException ? error.name : "");

/** One sound, begun by itself where the browser lets it, and from its beginning with each `hear`. */
export function useHeard(address: string) {
  const sound = useRef<HTMLAudioElement>(null);
  const [state, setState] = useState<HeardState>("loading");

  const hear = () => {
    const { current } = sound;
    if (!current) return;
    // One that could not be loaded is asked for again.
    if (current.error) current.load();
    current.currentTime = 0;
    setState("loading");
    current.play().then(
      () => setState("playing"),
      (error: unknown) => {
        if (nameOf(error) === "AbortError") return;
        setState(nameOf(error) === "NotAllowedError" ? "blocked" : "failed");
      },
    );
  };
  const hearFirst = useEffectEvent(hear);

  useEffect(() => {
    const current = new Audio(address);
    sound.current = current;
    const end = () => setState("still");
    current.addEventListener("ended", end);
    hearFirst();
    return () => {
      current.removeEventListener("ended", end);
      current.pause();
    };
  }, [address]);

  useEffect(() => {
    if (state !== "loading") return undefined;
    const patience = setTimeout(() => setState("failed"), PATIENCE_MS);
    return () => clearTimeout(patience);
  }, [state]);

  return { state, hear };
}
