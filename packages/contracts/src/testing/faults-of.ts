import type { z } from "zod";

/** What a schema says against a value, as `path: message`; empty where it takes it. */
export function faultsOf(schema: z.ZodType, value: unknown): string[] {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join(".")}: ${message}`);
}
