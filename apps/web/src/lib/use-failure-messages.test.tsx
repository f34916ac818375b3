import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";

import { renderWithProviders } from "../../test/render-with-providers.tsx";
import type { Language } from "../i18n/languages.ts";
import { ApiError } from "./api-error.ts";
import { ReadOnlyError } from "./read-only.ts";
import { useFailureMessages } from "./use-failure-messages.ts";

function Messages({ error }: { error: unknown }) {
  return useFailureMessages()(error).map((message) => <p key={message}>{message}</p>);
}

async function textOf(error: unknown, language: Language = "en") {
  const { unmount } = await renderWithProviders(<Messages error={error} />, { language });
  const said = screen.getAllByText(/./, { selector: "p" }).map(({ textContent }) => textContent);
  unmount();
  return said;
}

afterEach(() => void vi.restoreAllMocks());

test("what the server says is said, field after field", async () => {
  const error = new ApiError(400, { email: ["Taken."], name: ["Too long.", "Too odd."] });
  expect(await textOf(error)).toEqual(["Taken.", "Too long.", "Too odd."]);
});

test("what went wrong here, and an answer without a word, is said in our own", async () => {
  const [ours] = await textOf(new TypeError("x is undefined"));
  expect(ours).not.toMatch(/undefined/);
  expect(await textOf(new ApiError(500))).toEqual([ours]);
});

test("no answer is told apart from no line", async () => {
  const [silent] = await textOf(new ApiError(0));
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const [unsent] = await textOf(new ApiError(0));
  expect(silent).not.toBe(unsent);
  expect(unsent).toMatch(/connection|offline|sent/i);
});

test.each([
  ["fr", 60, /1 minute/],
  ["fr", 61, /2 minutes/],
  ["ar", 60, /دقيقة/],
  ["ar", 120, /دقيقتين/],
  ["ar", 300, /5 دقائق/],
  ["ar", 900, /15 دقيقة/],
] as const)("in %s, %i seconds are said as whole minutes", async (language, seconds, text) => {
  const said = await textOf(new ApiError(429, { detail: ["…"] }, seconds), language);
  expect(said.at(-1)).toMatch(text);
});

test("what was stopped before it left says why", async () => {
  expect(await textOf(new ReadOnlyError())).toEqual([expect.stringMatching(/only looking/)]);
});
