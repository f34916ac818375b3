const AGAIN_MS = [1_000, 5_000, 30_000];
const TIMEOUT_MS = 10_000;

export type Signed = { raw: Buffer; headers: Record<string, string> };
export type Delivered = { accepted: number; refused: number };

/** Events on their way to us: signed, and, where a test says so, several times, out of order, forged among them, lost. */
export abstract class FakeDeliveries<Told extends object> {
  webhookUrl: string | null = null;
  /** Kept back until `deliverHeld`. */
  isHeld = false;
  copies = 1;
  isShuffled = false;
  /** So many forged ones for each that is delivered. */
  forgedShare = 0;
  dropShare = 0;

  readonly #held: Told[] = [];
  readonly #underWay = new Set<Promise<unknown>>();
  readonly #random: () => number;

  protected constructor(random: () => number) {
    this.#random = random;
  }

  /** As the provider sends it. */
  abstract sign(event: object): Signed;

  /** As somebody else would. */
  protected abstract forge(event: Told): Signed;

  push(event: Told): void {
    if (this.webhookUrl === null) return;
    if (this.isHeld) this.#held.push(event);
    else this.#track(this.#deliverUntil(event, [...AGAIN_MS]));
  }

  /** All that was kept back, as the switches say; each delivery is made once. */
  async deliverHeld(parallel = 8): Promise<Delivered> {
    const kept = this.#held.splice(0).filter(() => this.#random() >= this.dropShare);
    const copies = kept.flatMap((event) => Array.from({ length: this.copies }, () => event));
    const deliveries = copies.flatMap((event) => {
      const isForgedToo = this.#random() < this.forgedShare;
      return isForgedToo
        ? [() => this.forge(event), () => this.sign(event)]
        : [() => this.sign(event)];
    });
    const order = this.isShuffled ? this.#shuffled(deliveries) : deliveries;
    const delivered = { accepted: 0, refused: 0 };
    const workers = Array.from({ length: parallel }, async () => {
      for (let next = order.shift(); next; next = order.shift()) {
        delivered[(await this.#send(next())) ? "accepted" : "refused"] += 1;
      }
    });
    await Promise.all(workers);
    return delivered;
  }

  /** Until nothing is under way by itself. */
  async settled(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.allSettled(this.#underWay);
  }

  async #deliverUntil(event: Told, againMs: number[]): Promise<void> {
    if (await this.#send(this.sign(event))) return;
    const wait = againMs.shift();
    if (wait === undefined) return;
    setTimeout(() => this.#track(this.#deliverUntil(event, againMs)), wait).unref();
  }

  async #send({ raw, headers }: Signed): Promise<boolean> {
    if (this.webhookUrl === null) return false;
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const body = new Uint8Array(raw);
      const response = await fetch(this.webhookUrl, { method: "POST", headers, body, signal });
      await response.arrayBuffer();
      return response.ok;
    } catch {
      return false;
    }
  }

  #track(delivery: Promise<unknown>): void {
    this.#underWay.add(delivery);
    void delivery.finally(() => this.#underWay.delete(delivery));
  }

  #shuffled<Item>(items: readonly Item[]): Item[] {
    return items
      .map((item) => ({ item, place: this.#random() }))
      .toSorted((a, b) => a.place - b.place)
      .map(({ item }) => item);
  }
}
