import i18next from "i18next";
import { afterEach, expect, it, vi } from "vitest";

import { fetchBackend } from "./fetch-backend.ts";
import { i18nOptions } from "./options.ts";

const read = (answer: () => Promise<Response>) => {
  const fetchOnce = vi.fn(answer);
  vi.stubGlobal("fetch", fetchOnce);
  return new Promise<unknown[]>((resolve) => {
    fetchBackend.read("fr", "home", (...given) => resolve([...given, fetchOnce.mock.calls[0]]));
  });
};

afterEach(() => vi.unstubAllGlobals());

it("brings the texts of a language and namespace", async () => {
  const [error, texts, asked] = await read(async () => Response.json({ title: "Accueil" }));
  expect([error, texts, asked]).toEqual([null, { title: "Accueil" }, ["/locales/fr/home.json"]]);
});

it.each([
  ["an answer of 503", true, async () => new Response("", { status: 503 })],
  ["a lost connection", true, async () => Promise.reject(new TypeError("Failed to fetch"))],
  ["an answer of 404", false, async () => new Response("", { status: 404 })],
  ["a file that is no JSON", false, async () => new Response("<html>")],
])("says whether asking again can help: %s, %s", async (_what, canRetry, answer) => {
  const [error, again] = await read(answer);
  expect(error).toEqual(expect.any(String));
  expect(again).toBe(canRetry);
});

it("asks for one language alone, and again five times from 350 ms on", async () => {
  const asked = vi.fn(async (address: string) => Response.json({ title: address }));
  vi.stubGlobal("fetch", asked);
  const instance = i18next.createInstance();
  await instance.use(fetchBackend).init({ ...i18nOptions, lng: "fr" });
  await instance.loadNamespaces("home");
  expect(asked.mock.calls).toEqual([["/locales/fr/common.json"], ["/locales/fr/home.json"]]);
  expect(instance.services.backendConnector).toMatchObject({
    maxParallelReads: 10,
    maxRetries: 5,
    retryTimeout: 350,
  });
});
