import { type AyaRange, isInAyat } from "@riwaq/domain/learning/mushaf/passages";
import { type Place, neighbourOf } from "@riwaq/domain/learning/quran/places";

/** Where an aya is heard: a recording, and in it from and up to when, in milliseconds. */
export type Clip = { url: string; from: number; to: number };

export type Hearing = {
  status: "silent" | "loading" | "playing" | "paused" | "resting" | "failed" | "offline";
  /** The aya that sounds, or with which it goes on. */
  aya: Place | null;
  /** Which time this is, from 1. */
  round: number;
};
/** How often a range sounds, and whether it is silent as long between. */
export type Loop = { times: number; isResting: boolean };

type Deps = {
  clipOf: (aya: Place) => Promise<Clip>;
  isOffline: () => boolean;
  /** The second one fetches beforehand what sounds next. */
  makeAudio?: () => HTMLAudioElement;
};

const EVERYTHING: AyaRange = { first: { sura: 1, aya: 1 }, last: { sura: 114, aya: 6 } };
export const SILENT: Hearing = { status: "silent", aya: null, round: 1 };
/** Browsers say four times a second where they are: nearer to an end a timer asks. */
const NEAR_MS = 600;

/** Plays a range of ayat one after the other, each where it lies in its recording, as often as it is asked to. */
export class Reciter {
  readonly #audio: HTMLAudioElement;
  readonly #next: HTMLAudioElement;
  readonly #clipOf: Deps["clipOf"];
  readonly #isOffline: Deps["isOffline"];
  readonly #listeners = new Set<() => void>();
  #hearing = SILENT;
  #limit: AyaRange | null = null;
  #range = EVERYTHING;
  #loop: Loop = { times: 1, isResting: false };
  #rate = 1;
  #clip: Clip | null = null;
  /** Milliseconds that this round has sounded. */
  #heard = 0;
  /** What was asked for before and comes later no longer counts. */
  #turn = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor({ clipOf, isOffline, makeAudio = () => new Audio() }: Deps) {
    this.#clipOf = clipOf;
    this.#isOffline = isOffline;
    this.#audio = makeAudio();
    this.#next = makeAudio();
    this.#next.preload = "auto";
  }

  /** Begins to follow the recording, until what it returns is called: then nothing sounds any more. */
  attach(): () => void {
    const gone = new AbortController();
    const on = (type: string, act: () => void) =>
      this.#audio.addEventListener(type, act, { signal: gone.signal });
    on("loadedmetadata", () => this.#seek());
    on("timeupdate", () => this.#check());
    on("ended", () => this.#finish());
    on("error", () => this.#fail());
    on("playing", () => this.#begun());
    on("waiting", () => {
      if (this.#clip) this.#tell({ status: this.#isOffline() ? "offline" : "loading" });
    });
    // Headphones were taken off, or the phone rang.
    on("pause", () => {
      if (this.#hearing.status !== "playing" || this.#audio.ended) return;
      this.#tell({ status: "paused" });
    });
    return () => {
      gone.abort();
      this.stop();
      for (const audio of [this.#audio, this.#next]) audio.removeAttribute("src");
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly hearing = (): Hearing => this.#hearing;

  /** How much of the aya that sounds was heard, from 0 to 1; null where nobody can tell. */
  readonly progress = (): number | null => {
    if (!this.#clip) return null;
    const { from, to } = this.#clip;
    const end = Math.min(to, this.#audio.duration * 1000 || to);
    if (!Number.isFinite(end) || end <= from) return null;
    return Math.min(1, Math.max(0, (this.#audio.currentTime * 1000 - from) / (end - from)));
  };

  /** The ayat that are repeated; another choice ends what sounds. */
  limit(ayat: AyaRange | null): void {
    this.#limit = ayat;
    this.stop();
  }

  /** From an aya to the end of the chosen ayat; one that is not among them goes on to the end of the Quran. */
  play(from: Place): void {
    this.#range = this.#limit && isInAyat(this.#limit, from) ? this.#limit : EVERYTHING;
    this.#heard = 0;
    this.#tell({ round: 1 });
    void this.#begin(from);
  }

  pause(): void {
    clearTimeout(this.#timer);
    if (!this.#hearing.aya) return;
    this.#turn += 1;
    this.#tell({ status: "paused" });
    this.#audio.pause();
  }

  /** Goes on where it was, also after it failed. */
  resume(): void {
    const { aya, status } = this.#hearing;
    if (!aya) return;
    if (this.#clip && status === "paused") void this.#sound(this.#turn);
    else void this.#begin(aya);
  }

  /** To the aya after or before, within the range; at its beginning the first one begins anew. */
  step(by: 1 | -1): void {
    const { aya } = this.#hearing;
    if (!aya) return;
    const next = neighbourOf(aya, by);
    if (next && isInAyat(this.#range, next)) void this.#begin(next);
    else if (by === -1) void this.#begin(aya);
  }

  stop(): void {
    this.#turn += 1;
    clearTimeout(this.#timer);
    this.#clip = null;
    this.#tell(SILENT);
    this.#audio.pause();
  }

  repeat(loop: Loop): void {
    this.#loop = loop;
  }

  speed(rate: number): void {
    this.#rate = rate;
    // A new recording begins at the default one.
    this.#audio.defaultPlaybackRate = rate;
    this.#audio.playbackRate = rate;
  }

  async #begin(aya: Place, after?: Clip): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    clearTimeout(this.#timer);
    if (!after) this.#tell({ status: "loading", aya });
    try {
      const clip = await this.#clipOf(aya);
      if (turn !== this.#turn) return;
      this.#clip = clip;
      const goesOn = after?.url === clip.url && after.to === clip.from && !this.#audio.ended;
      this.#tell(goesOn ? { aya } : { aya, status: "loading" });
      if (goesOn) return;
      if (this.#audio.getAttribute("src") !== clip.url) this.#audio.src = clip.url;
      this.#seek(true);
      await this.#sound(turn);
      this.#prepare(aya);
    } catch {
      if (turn === this.#turn) this.#fail();
    }
  }

  async #sound(turn: number): Promise<void> {
    try {
      await this.#audio.play();
      if (turn === this.#turn) this.#begun();
    } catch (error) {
      if (turn !== this.#turn) return;
      // Without a tap just before, some browsers do not begin: the next tap will do.
      if (error instanceof DOMException && error.name === "NotAllowedError") this.pause();
      else this.#fail();
    }
  }

  #begun(): void {
    if (this.#clip && !this.#audio.paused) this.#tell({ status: "playing" });
  }

  #seek(isSure = false): void {
    const from = (this.#clip?.from ?? 0) / 1000;
    if (isSure || this.#audio.currentTime < from) this.#audio.currentTime = from;
  }

  /** What sounds next, where that is another recording. */
  #prepare(aya: Place): void {
    const next = neighbourOf(aya, 1);
    if (!next || !isInAyat(this.#range, next)) return;
    void this.#clipOf(next)
      .then(({ url }) => {
        if (url !== this.#audio.getAttribute("src")) this.#next.src = url;
      })
      .catch(() => {});
  }

  #check(): void {
    if (!this.#clip || this.#hearing.status !== "playing") return;
    const left = (this.#clip.to - this.#audio.currentTime * 1000) / this.#rate;
    if (left <= 0) return this.#finish();
    clearTimeout(this.#timer);
    if (left < NEAR_MS) this.#timer = setTimeout(() => this.#check(), left);
  }

  #finish(): void {
    const [clip, { aya }] = [this.#clip, this.#hearing];
    if (!clip || !aya) return;
    this.#clip = null;
    const to = Math.min(clip.to, this.#audio.duration * 1000 || clip.from);
    this.#heard += Math.max(0, to - clip.from) / this.#rate;
    const next = neighbourOf(aya, 1);
    if (next && isInAyat(this.#range, next)) void this.#begin(next, clip);
    else this.#endRound();
  }

  #endRound(): void {
    const { round } = this.#hearing;
    const isRepeated = this.#range === this.#limit;
    if (!isRepeated || round >= this.#loop.times) return this.stop();
    const { first } = this.#range;
    const rest = this.#loop.isResting ? this.#heard : 0;
    this.#heard = 0;
    this.#tell({ status: "resting", aya: first, round: round + 1 });
    if (rest === 0) return void this.#begin(first);
    this.#audio.pause();
    this.#timer = setTimeout(() => void this.#begin(first), rest);
  }

  #fail(): void {
    if (this.#hearing.status === "silent") return;
    this.#turn += 1;
    clearTimeout(this.#timer);
    this.#clip = null;
    // The same address is asked anew.
    this.#audio.removeAttribute("src");
    this.#tell({ status: this.#isOffline() ? "offline" : "failed" });
  }

  #tell(change: Partial<Hearing>): void {
    this.#hearing = { ...this.#hearing, ...change };
    for (const listener of this.#listeners) listener();
  }
}
