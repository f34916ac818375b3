import type { Database } from "../db/database.ts";

/** placeholder until demo data lands in the next commit */
export async function seedDemo(_db: Database, _now: Date): Promise<void> {}

export function printDemo(_address: string): void {}
