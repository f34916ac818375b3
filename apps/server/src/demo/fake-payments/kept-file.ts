import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** What a fake knows; in a file, where there is one, after every change. */
export class KeptFile<Kept extends object> {
  readonly kept: Kept;
  readonly #file: string | null;
  readonly #nothing: () => Kept;

  constructor(file: string | null, nothing: () => Kept) {
    this.#file = file;
    this.#nothing = nothing;
    const isKept = file !== null && existsSync(file);
    this.kept = isKept ? (JSON.parse(readFileSync(file, "utf8")) as Kept) : nothing();
  }

  /** Nothing was ever made there. */
  forget(): void {
    Object.assign(this.kept, this.#nothing());
    this.save();
  }

  save(): void {
    if (this.#file === null) return;
    mkdirSync(dirname(this.#file), { recursive: true });
    const next = `${this.#file}.next`;
    writeFileSync(next, JSON.stringify(this.kept));
    renameSync(next, this.#file);
  }
}
