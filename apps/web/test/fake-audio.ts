/** In the place of a browser's audio: a test says when time has gone by. */
export class FakeAudio extends EventTarget {
  static all: FakeAudio[] = [];
  preload = "";
  currentTime = 0;
  duration = 600;
  playbackRate = 1;
  defaultPlaybackRate = 1;
  paused = true;
  ended = false;
  /** By what the next call to play fails. */
  refusal: Error | undefined;
  #src: string | null = null;

  constructor() {
    super();
    FakeAudio.all.push(this);
  }

  /** The one that is heard: the first of those that were made last. */
  static heard(): FakeAudio {
    const audio = FakeAudio.all.at(-2);
    if (!audio) throw new Error("nobody listens");
    return audio;
  }

  set src(address: string) {
    this.#src = address;
    this.ended = false;
    this.currentTime = 0;
  }
  getAttribute(): string | null {
    return this.#src;
  }
  removeAttribute(): void {
    this.#src = null;
  }

  async play(): Promise<void> {
    const { refusal } = this;
    this.refusal = undefined;
    if (refusal) throw refusal;
    this.paused = false;
    this.ended = false;
  }
  pause(): void {
    this.paused = true;
    this.dispatchEvent(new Event("pause"));
  }

  /** It has come to a second of its recording. */
  reach(seconds: number): void {
    this.currentTime = seconds;
    this.dispatchEvent(new Event("timeupdate"));
  }
  end(): void {
    this.currentTime = this.duration;
    this.ended = true;
    this.paused = true;
    this.dispatchEvent(new Event("ended"));
  }
}
