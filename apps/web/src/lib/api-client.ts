import { ApiError, errorBodyFrom } from "./api-error.ts";
import { noteAnswer } from "./connection.ts";
import { csrfToken, refuseCsrfToken } from "./csrf-token.ts";

const BASE = "/api/";
const SAFE_METHODS = new Set(["GET", "HEAD"]);

/** What a contract schema is to this client; structural, so that zod stays out of the entry chunk. */
export type ResponseSchema<T> = { parse: (data: unknown) => T };

export type RequestOptions = {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Sent as JSON, but for a file, which is sent as it is. */
  body?: unknown;
  signal?: AbortSignal;
  headers?: Record<string, string>;
};

async function headersFor(method: string, options: RequestOptions) {
  const headers = new Headers({ accept: "application/json", ...options.headers });
  if (options.body instanceof Blob) headers.set("content-type", options.body.type);
  else if (options.body !== undefined) headers.set("content-type", "application/json");
  if (!SAFE_METHODS.has(method)) headers.set("X-CSRFToken", await csrfToken());
  return headers;
}

function bodyOf(body: unknown) {
  if (body === undefined) return null;
  return body instanceof Blob ? body : JSON.stringify(body);
}

async function sendOnce(path: string, options: RequestOptions) {
  const method = options.method ?? "GET";
  const headers = await headersFor(method, options);
  const response = await fetch(`${BASE}${path}`, {
    method,
    credentials: "include",
    headers,
    body: bodyOf(options.body),
    signal: options.signal ?? null,
  });
  if (!response.headers.has("x-csrf-refused")) return { response, isTokenRefused: false };
  refuseCsrfToken(headers.get("X-CSRFToken") ?? "");
  return { response, isTokenRefused: true };
}

/** Sent again with another anti-forgery token where the server refused the first: it has done nothing yet. */
async function send(path: string, options: RequestOptions): Promise<Response> {
  try {
    const { response, isTokenRefused } = await sendOnce(path, options);
    noteAnswer(true);
    return isTokenRefused ? (await sendOnce(path, options)).response : response;
  } catch (error) {
    if (options.signal?.aborted) throw error;
    noteAnswer(false);
    throw new ApiError(0);
  }
}

async function jsonOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === "") return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Path without the base, with its trailing slash: `request("users/me/", CurrentUser)`. */
export async function request<T>(
  path: string,
  schema: ResponseSchema<T>,
  options: RequestOptions = {},
): Promise<T> {
  const response = await send(path, options);
  const data = await jsonOf(response);
  if (response.ok) return schema.parse(data);
  throw failure(response, data);
}

/** A file, kept by the browser until it is saved. */
export async function requestFile(path: string): Promise<Blob> {
  const response = await send(path, {});
  if (response.ok) return response.blob();
  throw failure(response, await jsonOf(response));
}

function failure(response: Response, data: unknown): ApiError {
  const retryAfter = Number(response.headers.get("retry-after"));
  return new ApiError(
    response.status,
    errorBodyFrom(data),
    retryAfter > 0 ? retryAfter : undefined,
  );
}

/** For answers that nobody reads. */
export const noContent: ResponseSchema<void> = { parse: () => undefined };
