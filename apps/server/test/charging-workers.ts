import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const WORKER = fileURLToPath(new URL("./charging-worker.ts", import.meta.url));

/** The database, and the provider by the settings that name it. */
type Place = { databaseUrl: string; env: Record<string, string> };

/** Processes that charge; killed one by one, each is replaced by another at the same instant of its clock. */
export class ChargingWorkers {
  readonly #place: Place;
  readonly #running: ChildProcess[] = [];
  /** What they wrote to their error output. */
  errors = "";
  kills = 0;

  constructor(place: Place) {
    this.#place = place;
  }

  async start(count: number, now: Date): Promise<void> {
    await Promise.all(Array.from({ length: count }, () => this.#spawn(now)));
  }

  /** The one that has run longest is gone without a word; another one takes its place. */
  async killOne(now: Date): Promise<void> {
    await this.#kill(this.#running.shift());
    await this.#spawn(now);
  }

  async killAll(): Promise<void> {
    await Promise.all(this.#running.splice(0).map((child) => this.#kill(child)));
  }

  async #kill(child: ChildProcess | undefined): Promise<void> {
    if (!child || child.exitCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
    this.kills += 1;
  }

  async #spawn(now: Date): Promise<void> {
    const { databaseUrl, env } = this.#place;
    const child = fork(WORKER, {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: "test",
        DATABASE_URL: databaseUrl,
        SECRET: "only for this test, and long enough",
        ...env,
        NOW_MS: String(now.getTime()),
      },
      execArgv: ["--disable-warning=ExperimentalWarning"],
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    });
    child.stderr?.on("data", (chunk) => (this.errors += String(chunk)));
    this.#running.push(child);
    const ready = await Promise.race([once(child, "message"), once(child, "exit")]);
    if (ready[0] !== "ready") throw new Error(`a worker ended: ${this.errors}`);
  }
}
