import { readParts } from "@riwaq/mushaf/edition";
import { act, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, describe, expect, it } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { type Answer, stubApi } from "../../../../../test/stub-api.ts";
import { partAddress } from "../../../../components/mushaf/part-query.ts";
import type { Language } from "../../../../i18n/languages.ts";
import type { MushafSearch } from "../model/mushaf-search.ts";
import { MushafReader } from "./mushaf-reader.tsx";

const parts = readParts();
const answers: Record<string, Answer> = {
  "GET /api/mushaf/": { body: { page: 50, needs_approval: false, audio: null } },
  ...Object.fromEntries(
    parts.map((part) => [`GET ${partAddress(part.firstPage)}`, { body: part }]),
  ),
};

function Reader({ start }: { start: MushafSearch }) {
  const [search, setSearch] = useState(start);
  return <MushafReader search={search} onSearch={setSearch} />;
}
const open = (start: MushafSearch, language: Language = "en") =>
  renderWithProviders(<Reader start={start} />, { language });
const page = (number: number) =>
  screen.findByRole("article", { name: new RegExp(`\\b${number}\\b`) });
const wordAt = (key: string) => {
  const word = document.querySelector(`[data-word="${key}"]`);
  if (!word) throw new Error(`no word ${key}`);
  return word;
};

beforeEach(() => {
  stubApi(answers);
});

describe("a page", () => {
  it("has the words of the print in their lines, as text", async () => {
    await open({ page: 604 });
    const last = await page(604);
    await waitFor(() => expect(within(last).getAllByRole("heading", { level: 2 })).toHaveLength(3));
    // The order of the marks on a letter is the stored one.
    const written = "قُلۡ هُوَ ٱللَّهُ أَحَدٌ \u06dd\u0661".normalize();
    expect(last.textContent.normalize()).toContain(written);
    expect(last.querySelectorAll(".mushaf-line")).toHaveLength(12);
    expect(last).toHaveAttribute("dir", "rtl");
    expect(last).toHaveAttribute("lang", "ar");
  });

  it("is that of an aya, and shows where it stands", async () => {
    await open({ aya: "2:255" });
    await page(42);
    await waitFor(() => expect(wordAt("2:255:1")).toHaveClass("bg-accent-soft"));
    expect(wordAt("2:256:1")).not.toHaveClass("bg-accent-soft");
  });

  it("can be asked for again where it did not come", async () => {
    stubApi({});
    const { user } = await open({ page: 3 });
    const again = await screen.findByRole("button", { name: "Try again" });
    stubApi(answers);
    await user.click(again);
    await page(3);
    await waitFor(() => expect(wordAt("2:6:1")).toBeVisible());
  });

  it("is copied as it is stored, and not as it is drawn", async () => {
    await open({ page: 3 });
    await page(3);
    await waitFor(() => expect(wordAt("2:6:1")).toBeVisible());
    getSelection()?.setBaseAndExtent(wordAt("2:6:5"), 0, wordAt("2:6:7"), 1);
    const copied: string[] = [];
    const event = new Event("copy", { bubbles: true, cancelable: true });
    Object.assign(event, {
      clipboardData: { setData: (_: string, text: string) => copied.push(text) },
    });
    act(() => void wordAt("2:6:5").dispatchEvent(event));
    const stored = parts[0]?.ayat["2:6"]?.split(" ").slice(4, 7).join(" ");
    expect(copied).toEqual([stored]);
    expect(wordAt("2:6:5").textContent).not.toBe(stored?.split(" ")[0]);
  });

  it("names whose text it is, with the way there", async () => {
    await open({ page: 1 });
    expect(screen.getByRole("link", { name: "Quran text: Tanzil Project" })).toHaveAttribute(
      "href",
      "https://tanzil.net",
    );
  });
});

describe("where it opens", () => {
  it("is the page that was left", async () => {
    await open({});
    expect(await page(50)).toBeVisible();
    await waitFor(() => expect(wordAt("3:1:1")).toBeVisible());
  });

  it("is the first one where nothing is known", async () => {
    stubApi({ ...answers, "GET /api/mushaf/": { status: 503, body: {} } });
    await open({});
    expect(await page(1)).toBeVisible();
  });

  it("is kept once somebody stays", async () => {
    const sent = stubApi({
      ...answers,
      "GET /api/authentication/csrf/": { body: { token: "a" } },
      "PUT /api/mushaf/place/": { body: { done: true } },
    });
    document.cookie = "csrftoken=abc";
    await open({ page: 3 });
    await waitFor(
      () => expect(sent.find(({ method }) => method === "PUT")?.body).toEqual({ page: 3 }),
      { timeout: 5000 },
    );
  });

  it("says to staff alone that nobody has approved of the edition", async () => {
    await open({ page: 3 });
    expect(screen.queryByText(/not yet approved/)).toBeNull();
    stubApi({
      ...answers,
      "GET /api/mushaf/": { body: { page: 3, needs_approval: true, audio: null } },
    });
    await open({ page: 3 });
    expect(await screen.findByText(/not yet approved/)).toBeVisible();
  });
});

describe("turning", () => {
  it("goes on to the left, by button and by key, and ends where the mushaf does", async () => {
    const { user } = await open({ page: 602 });
    await user.click(screen.getByRole("button", { name: "Next page" }));
    expect(await page(603)).toBeVisible();
    await user.keyboard("{ArrowLeft}");
    expect(await page(604)).toBeVisible();
    expect(screen.getByRole("button", { name: "Next page" })).toBeDisabled();
    await user.keyboard("{ArrowLeft}");
    expect(await page(604)).toBeVisible();
    await user.keyboard("{ArrowRight}");
    expect(await page(603)).toBeVisible();
  });

  it("follows a finger to the right, and no finger that goes up", async () => {
    await open({ page: 3 });
    const sheet = (await page(3)).parentElement?.parentElement;
    const drag = (x: number, y: number) =>
      act(() => {
        const at = { bubbles: true, pointerId: 1, pointerType: "touch" };
        sheet?.dispatchEvent(
          new PointerEvent("pointerdown", { ...at, clientX: 100, clientY: 100 }),
        );
        sheet?.dispatchEvent(new PointerEvent("pointerup", { ...at, clientX: x, clientY: y }));
      });
    drag(190, 110);
    expect(await page(4)).toBeVisible();
    drag(110, 10);
    expect(await page(4)).toBeVisible();
    drag(10, 100);
    expect(await page(3)).toBeVisible();
  });
});

describe("reciting by heart", () => {
  async function hide(choice: string) {
    const view = await open({ page: 604 });
    await page(604);
    await waitFor(() => expect(wordAt("112:1:1")).toBeVisible());
    await view.user.click(screen.getByRole("button", { name: "View" }));
    await view.user.click(screen.getByRole("radio", { name: choice }));
    await view.user.keyboard("{Escape}");
    return view;
  }
  const isHidden = (key: string) => wordAt(key).hasAttribute("data-hidden");

  it("brings back a word by a tap, and the next one by the space bar", async () => {
    const { user } = await hide("Hide, a tap shows a word");
    expect([isHidden("112:1:1"), isHidden("112:1:5")]).toEqual([true, false]);
    await user.click(wordAt("112:1:2"));
    expect([isHidden("112:1:1"), isHidden("112:1:2")]).toEqual([true, false]);
    (document.activeElement as HTMLElement | null)?.blur();
    await user.keyboard(" ");
    expect([isHidden("112:1:1"), isHidden("112:1:3")]).toEqual([false, true]);
  });

  it("brings back a whole aya, and begins anew with the next page", async () => {
    const { user } = await hide("Hide, a tap shows an ayah");
    await user.click(wordAt("112:2:1"));
    expect([isHidden("112:2:2"), isHidden("112:1:1")]).toEqual([false, true]);
    await user.click(screen.getByRole("button", { name: "Previous page" }));
    await page(603);
    await waitFor(() => expect(isHidden("109:1:1")).toBe(true));
  });
});

describe("letters", () => {
  it("are large and flow where somebody wishes so, on this device from then on", async () => {
    const { user, unmount } = await open({ page: 3 });
    const lines = async () => (await page(3)).querySelector("[data-letters]");
    expect(await lines()).toHaveAttribute("data-letters", "page");
    await user.click(screen.getByRole("button", { name: "View" }));
    await user.click(screen.getByRole("radio", { name: "Large" }));
    expect(await lines()).toHaveAttribute("data-letters", "large");
    unmount();
    await open({ page: 3 });
    expect(await lines()).toHaveAttribute("data-letters", "large");
    localStorage.clear();
  });
});

describe("the colours of tajweed", () => {
  async function colour() {
    const view = await open({ page: 604 });
    await page(604);
    await waitFor(() => expect(wordAt("112:1:1")).toBeVisible());
    await view.user.click(screen.getByRole("button", { name: "Tajweed" }));
    return view;
  }
  const tonesOf = (key: string) =>
    [...wordAt(key).children].map((piece) => [piece.getAttribute("data-tone"), piece.textContent]);

  it("are put on and taken off, and leave the text as it is", async () => {
    const { user } = await colour();
    const before = wordAt("112:3:2").textContent;
    expect(tonesOf("112:3:2")).toEqual([]);
    await user.click(screen.getByRole("switch", { name: "Colour the rulings" }));
    expect(tonesOf("112:3:2")).toEqual([["qalqalah", "د\u06e1"]]);
    expect(wordAt("112:3:2").textContent).toBe(before);
    await user.click(screen.getByRole("switch", { name: "Colour the rulings" }));
    expect(tonesOf("112:3:2")).toEqual([]);
  });

  it("are not on words that are hidden", async () => {
    const { user } = await colour();
    await user.click(screen.getByRole("switch", { name: "Colour the rulings" }));
    await user.keyboard("{Escape}");
    await user.click(screen.getByRole("button", { name: "View" }));
    await user.click(screen.getByRole("radio", { name: "Hide, a tap shows a word" }));
    expect(tonesOf("112:3:2")).toEqual([]);
    await user.click(wordAt("112:3:2"));
    expect(tonesOf("112:3:2")).toHaveLength(1);
  });

  it("are explained by name, with what they do not say", async () => {
    await colour();
    const legend = within(screen.getByRole("dialog"));
    expect(legend.getByText("Qalqalah")).toBeVisible();
    expect(legend.getByText("قلقلة")).toHaveAttribute("lang", "ar");
    expect(legend.getByText(/not thereby without a ruling/)).toBeVisible();
  });
});

describe("going to a place", () => {
  it.each([
    ["2:255", /Sura and ayah 2:255/, 42],
    ["50", /Page 50/, 50],
    ["juz 30", /juz 30/, 582],
    ["mulk", /Al-Mulk/, 562],
    ["الكهف", /Al-Kahf/, 293],
  ])("by “%s”", async (typed, name, number) => {
    const { user } = await open({ page: 1 });
    await user.click(screen.getByRole("button", { name: "Go to" }));
    await user.type(screen.getByRole("searchbox"), typed);
    await user.click(screen.getByRole("button", { name }));
    expect(await page(number)).toBeVisible();
  });

  it("by words, in their context", async () => {
    const text = parts.at(-1)?.ayat["112:1"] ?? "";
    const hit = { sura: 112, aya: 1, page: 604, word: 2, words: 2, text };
    const asked = new URLSearchParams({ q: "هو الله" });
    stubApi({
      ...answers,
      [`GET /api/mushaf/search/?${asked}`]: { body: { total: 1, hits: [hit] } },
    });
    const { user } = await open({ page: 1 });
    await user.click(screen.getByRole("button", { name: "Go to" }));
    await user.type(screen.getByRole("searchbox"), "هو الله");
    const found = await screen.findByRole("region", { name: "1 ayah has these words" });
    await user.click(within(found).getByRole("button", { name: /Al-Ikhlas/ }));
    expect(await page(604)).toBeVisible();
    await waitFor(() => expect(wordAt("112:1:1")).toHaveClass("bg-accent-soft"));
  });

  it("says what can be typed where it finds nothing", async () => {
    const { user } = await open({ page: 1 }, "fr");
    await user.click(screen.getByRole("button", { name: "Aller à" }));
    await user.type(screen.getByRole("searchbox"), "xyz");
    expect(screen.getByText("Aucun passage trouvé")).toBeVisible();
  });
});
