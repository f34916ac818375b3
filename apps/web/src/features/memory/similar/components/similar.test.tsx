import { screen, waitFor, within } from "@testing-library/react";
import type { ReactElement } from "react";
import { beforeEach, describe, expect, it } from "vitest";

import { PUPIL } from "../../../../../test/build-classroom.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { type Answer, stubApi } from "../../../../../test/stub-api.ts";
import { SimilarDrill } from "./similar-drill.tsx";
import { SimilarPage } from "./similar-page.tsx";

const LIST = `/api/students/${PUPIL}/similar-places/`;
const first = { sura: 78, aya: 4, text: "كَلَّا سَيَعْلَمُونَ" };
const second = { sura: 102, aya: 3, text: "كَلَّا سَوْفَ تَعْلَمُونَ" };
const pair = { id: "p-1", first, second, linked_by: "Youssef", linked_at: "2026-11-20T10:00:00Z" };
const places = { name: "Inès", can_link: true, pairs: [pair], proposed: [] as object[] };
const listOf = (change: object = {}) => ({ [`GET ${LIST}`]: { body: { ...places, ...change } } });

beforeEach(() => void (document.cookie = "csrftoken=t;path=/"));

async function open(page: ReactElement, answers: Record<string, Answer>) {
  const sent = stubApi(answers);
  return { ...(await renderWithProviders(page)), sent };
}

describe("the pairs of a pupil", () => {
  it("are linked from what resembles an aya", async () => {
    const { user, sent } = await open(<SimilarPage pupil={PUPIL} />, {
      ...listOf({ pairs: [] }),
      [`GET ${LIST}suggestions/?sura=78&aya=4`]: {
        body: { suggestions: [{ ...second, words: 3, is_marked: false }] },
      },
      [`POST ${LIST}`]: { body: pair },
    });
    expect(await screen.findByText("No similar verses yet")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Link a similar verse" }));
    const dialog = await screen.findByRole("dialog");
    await user.type(within(dialog).getByRole("textbox", { name: "Ayah" }), "78:4");
    await user.click(await within(dialog).findByRole("button", { name: /3 words in a row/ }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(sent.find(({ method }) => method === "POST")?.body).toEqual({
      one: { sura: 78, aya: 4 },
      other: { sura: 102, aya: 3 },
    });
  });

  it("are proposed where they were marked, and removed with a way back", async () => {
    const { user, sent } = await open(<SimilarPage pupil={PUPIL} />, {
      ...listOf({ proposed: [{ first, second: { ...second, aya: 4 } }] }),
      "DELETE /api/similar-places/p-1/": { body: { done: true } },
      [`POST ${LIST}`]: { body: pair },
    });
    expect(await screen.findByText("Marked as exchanged, not linked yet")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Remove the link" }));
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(sent.some(({ method }) => method === "POST")).toBe(true));
    expect(sent.map(({ method }) => method)).toContain("DELETE");
  });

  it("are read by a family, who links none", async () => {
    await open(<SimilarPage pupil={PUPIL} />, listOf({ can_link: false }));
    expect(await screen.findByText(second.text)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Remove the link" })).toBeNull();
    expect(screen.getByRole("link", { name: "Practise" })).toBeVisible();
  });
});

describe("the drill", () => {
  it("shows what both have, and each other word once it is tapped", async () => {
    const { user } = await open(<SimilarDrill pupil={PUPIL} />, listOf());
    const hidden = await screen.findAllByRole("button", { name: "Show the word" });
    expect(hidden).toHaveLength(3);
    await user.click(hidden[0]!);
    expect(screen.getByRole("button", { name: "سَيَعْلَمُونَ" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Hide again" }));
    await user.click(screen.getByRole("button", { name: "Show all" }));
    expect(screen.queryByRole("button", { name: "Show the word" })).toBeNull();
  });

  it("asks to which of the two some words belong, and tells", async () => {
    const { user } = await open(<SimilarDrill pupil={PUPIL} />, listOf());
    const asked = await screen.findByRole("region", { name: /To which ayah/ });
    await user.click(within(asked).getByRole("button", { name: /ayah 3/ }));
    expect(await within(asked).findByText(/They belong to .*ayah 4/)).toBeVisible();
    await user.click(within(asked).getByRole("button", { name: "Other words" }));
    await user.click(within(asked).getByRole("button", { name: /ayah 3/ }));
    expect(await within(asked).findByText("Yes, exactly.")).toBeVisible();
  });
});
