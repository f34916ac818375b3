import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** What a fake knows; in a file, where there is one, after every change. */
export class KeptFile<Kept> {
  readonly kept: Kept;
  readonly #file: string | null;

  constructor(file: string | null, empty: Kept) {
    this.#file = file;
    this.kept =
      file !== null && existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Kept) : empty;
  }

  save(): void {
    if (this.#file === null) return;
    mkdirSync(dirname(this.#file), { recursive: true });
    const next = `${this.#file}.next`;
    writeFileSync(next, JSON.stringify(this.kept));
    renameSync(next, this.#file);
  }
}
