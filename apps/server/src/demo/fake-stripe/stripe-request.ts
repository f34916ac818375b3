import { z } from "zod";

/** What Stripe answers to a request that it does not accept. */
export class StripeFault extends Error {
  readonly status: number;
  readonly error: Record<string, unknown>;

  constructor(status: number, error: { type: string; message: string } & Record<string, unknown>) {
    super(error.message);
    this.status = status;
    this.error = error;
  }
}

export function badRequest(message: string, more: { code?: string; param?: string } = {}) {
  return new StripeFault(400, { type: "invalid_request_error", message, ...more });
}

export function missing(kind: string, id: string, param: string): StripeFault {
  const message = `No such ${kind}: '${id}'`;
  const error = { type: "invalid_request_error", code: "resource_missing", param, message };
  return new StripeFault(param === "id" ? 404 : 400, error);
}

type Tree = { [name: string]: string | Tree };

/** A form or a query in Stripe's writing: `a[b]=1`, `a[0][b]=1`, `a[]=1`. */
export function readForm(text: string): Tree {
  const root: Tree = Object.create(null) as Tree;
  for (const [name, value] of new URLSearchParams(text)) {
    const [first = "", ...inner] = name.split("[").map((part) => part.replace(/\]$/, ""));
    let at = root;
    let key = first;
    for (const next of inner) {
      const below = at[key];
      const deeper = typeof below === "object" ? below : (Object.create(null) as Tree);
      at[key] = deeper;
      at = deeper;
      key = next === "" ? String(Object.keys(at).length) : next;
    }
    at[key] = value;
  }
  return root;
}

/** What a schema makes of it; what it does not know, or misses, is refused as Stripe refuses it. */
export function parseParams<Schema extends z.ZodType>(schema: Schema, tree: Tree): z.infer<Schema> {
  const parsed = schema.safeParse(tree);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const path = (issue?.path ?? []).map(String);
  if (issue?.code === "unrecognized_keys") {
    const param = nameOf([...path, issue.keys[0] ?? ""]);
    throw badRequest(`Received unknown parameter: ${param}`, { code: "parameter_unknown", param });
  }
  const param = nameOf(path);
  const isMissing = valueAt(tree, path) === undefined;
  throw isMissing
    ? badRequest(`Missing required param: ${param}.`, { code: "parameter_missing", param })
    : badRequest(`Invalid ${param}: ${issue?.message ?? ""}`, { param });
}

function nameOf([first = "", ...inner]: string[]): string {
  return first + inner.map((part) => `[${part}]`).join("");
}

function valueAt(tree: Tree, path: readonly string[]): unknown {
  let at: unknown = tree;
  for (const part of path) at = typeof at === "object" ? (at as Tree)[part] : undefined;
  return at;
}

const list = <Item extends z.ZodType>(item: Item) =>
  z.record(z.string().regex(/^\d+$/), item).transform((items) => Object.values(items));

/** What requests are made of. */
export const Text = z.string().min(1).max(5_000);
export const Whole = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform(Number);
export const Texts = list(Text);
export const List = list;
export const Metadata = z.record(z.string().max(40), z.string().max(500));
