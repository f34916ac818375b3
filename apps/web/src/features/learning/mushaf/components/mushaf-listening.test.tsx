import { readParts, readTiming } from "@riwaq/mushaf/edition";
import { act, screen, waitFor, within } from "@testing-library/react";
import { useCallback, useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { FakeAudio } from "../../../../../test/fake-audio.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { type Answer, type SentRequest, stubApi } from "../../../../../test/stub-api.ts";
import { partAddress } from "../../../../components/mushaf/part-query.ts";
import type { Language } from "../../../../i18n/languages.ts";
import { timesAddress } from "../../../../lib/recitation/recitation-query.ts";
import type { MushafSearch } from "../model/mushaf-search.ts";
import { MushafReader } from "./mushaf-reader.tsx";

const { notice, reciter, suras } = readTiming();
const startOf = (sura: number, aya: number) => (suras[sura - 1]?.[aya * 2 - 2] ?? 0) / 1000;
const answersWith = (audio: object | null): Record<string, Answer> => ({
  "GET /api/mushaf/": { body: { page: 50, needs_approval: false, audio } },
  ...Object.fromEntries(
    readParts().map((part) => [`GET ${partAddress(part.firstPage)}`, { body: part }]),
  ),
  ...Object.fromEntries(
    suras.map((times, at) => [`GET ${timesAddress(at + 1)}`, { body: { notice, reciter, times } }]),
  ),
});
const OF_SURAS = { pattern: "https://audio.test/{sura3}.mp3", kind: "sura" };
const OF_AYAT = { pattern: "https://audio.test/{sura3}{aya3}.mp3", kind: "aya" };

let sent: SentRequest[] = [];
let address: MushafSearch = {};
function Reader({ start }: { start: MushafSearch }) {
  const [search, setSearch] = useState(start);
  const go = useCallback((next: MushafSearch) => {
    address = next;
    setSearch(next);
  }, []);
  return <MushafReader search={search} onSearch={go} />;
}
async function open(start: MushafSearch, audio: object | null, language: Language = "en") {
  sent = stubApi(answersWith(audio));
  const view = await renderWithProviders(<Reader start={start} />, { language });
  const first = () => document.querySelector("[data-word]:not([inert] *)");
  await waitFor(() => expect(first()).toBeVisible());
  return view;
}
const keysOf = (state: string) =>
  [...document.querySelectorAll(`[data-${state}]`)].map((word) => word.getAttribute("data-word"));
const ayatOf = (state: string) => [
  ...new Set(keysOf(state).map((key) => key?.replace(/:\d+$/u, ""))),
];
const wordAt = (key: string) => {
  const word = document.querySelector(`[data-word="${key}"]`);
  if (!word) throw new Error(`no word ${key}`);
  return word;
};
const press = (name: string) => screen.getByRole("button", { name });

beforeEach(() => {
  vi.stubGlobal("Audio", FakeAudio);
  FakeAudio.all = [];
});

describe("a reciter", () => {
  async function listen(start: MushafSearch, audio: object = OF_SURAS) {
    const view = await open(start, audio);
    await view.user.click(await screen.findByRole("button", { name: "Listen" }));
    return view;
  }
  const sounds = (...ayat: string[]) => waitFor(() => expect(ayatOf("sounding")).toEqual(ayat));
  const reach = (sura: number, aya: number) =>
    act(() => FakeAudio.heard().reach(startOf(sura, aya)));

  it("is not there where the institute has set none, and nothing of it is fetched", async () => {
    await open({ page: 3 }, null);
    expect(screen.queryByRole("button", { name: "Listen" })).toBeNull();
    expect(screen.queryByText(/quranic-universal-audio/)).toBeNull();
    expect(FakeAudio.all).toEqual([]);
    expect(sent.filter(({ path }) => path === timesAddress(2))).toEqual([]);
  });

  it("begins with the page, and the aya that sounds is lit, its marker too", async () => {
    const { user } = await listen({ page: 3 });
    await user.click(press("Play"));
    await sounds("2:6");
    expect(keysOf("sounding")).toHaveLength(12);
    expect(FakeAudio.heard().getAttribute()).toBe("https://audio.test/002.mp3");
    expect(FakeAudio.heard().currentTime).toBeGreaterThan(startOf(2, 6) - 0.41);
    reach(2, 7);
    await sounds("2:7");
    expect(screen.getByRole("button", { name: /Al-Baqara 2:7/ })).toBeVisible();
    await user.click(press("Pause"));
    expect(FakeAudio.heard().paused).toBe(true);
    await sounds("2:7");
  });

  it("begins with an aya that is tapped, and steps from one to the next", async () => {
    const { user } = await listen({ page: 3 }, OF_AYAT);
    await user.click(wordAt("2:10:2"));
    await sounds("2:10");
    expect(FakeAudio.heard().getAttribute()).toBe("https://audio.test/002010.mp3");
    await user.click(press("Next ayah"));
    await sounds("2:11");
    await user.click(press("Previous ayah"));
    await sounds("2:10");
    expect(sent.filter(({ path }) => path === timesAddress(2))).toEqual([]);
    expect(screen.queryByText("quranic-universal-audio")).toBeNull();
  });

  it("turns the page, but not that of a reader who has turned away", async () => {
    const { user } = await listen({ page: 3 });
    await user.click(wordAt("2:16:1"));
    await sounds("2:16");
    reach(2, 17);
    await sounds("2:17");
    expect(address.page).toBe(4);
    await user.click(press("Next page"));
    reach(2, 18);
    await screen.findByRole("button", { name: /2:18/ });
    expect(address.page).toBe(5);
    await user.click(press("Al-Baqara 2:18"));
    expect(address.page).toBe(4);
  });

  it("is as fast as somebody wishes", async () => {
    const { user } = await listen({ page: 3 });
    await user.click(press("Speed and repetition"));
    await user.click(screen.getByRole("radio", { name: "0.75" }));
    expect(FakeAudio.heard().playbackRate).toBe(0.75);
    expect(screen.getByText(/choose a passage/)).toBeVisible();
  });

  it("says what to do where nothing comes", async () => {
    const { user } = await listen({ page: 3 });
    await user.click(press("Play"));
    await sounds("2:6");
    act(() => void FakeAudio.heard().dispatchEvent(new Event("error")));
    expect(await screen.findByRole("alert")).toHaveTextContent(/press play/);
    expect(ayatOf("sounding")).toEqual([]);
    await user.click(press("Play"));
    await sounds("2:6");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("falls silent once nobody listens, and names whose times these are", async () => {
    const { user } = await listen({ page: 3 });
    await user.click(press("Play"));
    await sounds("2:6");
    expect(screen.getByText("quranic-universal-audio")).toBeVisible();
    expect(screen.getByRole("link", { name: "Apache License 2.0" })).toHaveAttribute(
      "href",
      expect.stringMatching(/LICENSE\.txt$/),
    );
    await user.click(press("Close the recitation"));
    expect(FakeAudio.all.map(({ paused }) => paused)).toEqual([true, true]);
    expect(ayatOf("sounding")).toEqual([]);
  });

  it("repeats the ayat that hold a chosen passage, and no others", async () => {
    const { user } = await listen({ page: 3, from: "2:6:4", to: "2:7:3" });
    await user.click(press("Speed and repetition"));
    await user.click(screen.getByRole("radio", { name: "3" }));
    expect(screen.getByText(/Whole ayat are repeated/)).toBeVisible();
    await user.keyboard("{Escape}");
    await user.click(press("Play"));
    await sounds("2:6");
    reach(2, 7);
    await sounds("2:7");
    expect(screen.getByText("Time 1 of 3")).toBeVisible();
    reach(2, 8);
    await sounds("2:6");
    expect(screen.getByText("Time 2 of 3")).toBeVisible();
  });

  it("does not sound by the tap that shows a hidden word", async () => {
    const { user } = await listen({ page: 3 });
    await user.click(press("View"));
    await user.click(screen.getByRole("radio", { name: "Hide, a tap shows a word" }));
    await user.keyboard("{Escape}");
    await user.click(wordAt("2:6:1"));
    expect(wordAt("2:6:1")).not.toHaveAttribute("data-hidden");
    expect(ayatOf("sounding")).toEqual([]);
    await user.click(wordAt("2:6:1"));
    await sounds("2:6");
  });
});

describe("a passage", () => {
  const region = () => within(screen.getByRole("region", { name: "Passage" }));

  it("is chosen by its first and its last word, whichever way, and can be corrected", async () => {
    const { user } = await open({ page: 3 }, null);
    await user.click(press("Passage"));
    await user.click(wordAt("2:7:3"));
    expect(keysOf("chosen")).toEqual(["2:7:3"]);
    expect(region().getByRole("status")).toHaveTextContent("First word: 2:7, word 3");
    await user.click(wordAt("2:7:1"));
    expect(keysOf("chosen")).toEqual(["2:7:1", "2:7:2", "2:7:3"]);
    expect(address).toEqual({ page: 3, from: "2:7:1", to: "2:7:3" });
    await user.click(wordAt("2:6:1"));
    await user.click(wordAt("2:6:2"));
    await user.click(region().getByRole("button", { name: "Done" }));
    expect(keysOf("chosen")).toEqual(["2:6:1", "2:6:2"]);
    expect(region().getByText("From 2:6, word 1 to 2:6, word 2")).toBeVisible();
    await user.click(region().getByRole("button", { name: "Remove" }));
    expect(address).toEqual({ page: 3 });
    expect(screen.queryByRole("region", { name: "Passage" })).toBeNull();
  });

  it("is typed by whoever has no finger on the page, and refused where there is none", async () => {
    const { user } = await open({ page: 3 }, null, "fr");
    await user.click(press("Passage"));
    await user.click(press("L’écrire"));
    await user.type(screen.getByLabelText("De"), "2:999");
    await user.click(press("Choisir ce passage"));
    expect(screen.getByText(/Écrivez sourate et verset/)).toBeVisible();
    await user.clear(screen.getByLabelText("De"));
    await user.type(screen.getByLabelText("De"), "٢:٦");
    await user.type(screen.getByLabelText("À"), "2:7:3");
    await user.click(press("Choisir ce passage"));
    expect(address).toEqual({ page: 3, from: "2:6:1", to: "2:7:3" });
    expect(ayatOf("chosen")).toEqual(["2:6", "2:7"]);
  });

  it("opens its page by its address, and stays while pages are turned", async () => {
    const { user } = await open({ from: "2:6", to: "2:7" }, null);
    expect(ayatOf("chosen")).toEqual(["2:6", "2:7"]);
    await user.click(press("Next page"));
    expect(address).toMatchObject({ page: 4, from: "2:6", to: "2:7" });
  });

  it("is hidden alone, and hidden again for another time", async () => {
    const { user } = await open({ page: 3, from: "2:6:1", to: "2:6:3" }, null);
    await user.click(press("Hide it"));
    expect(keysOf("hidden")).toEqual(["2:6:1", "2:6:2", "2:6:3"]);
    await user.click(wordAt("2:6:1"));
    (document.activeElement as HTMLElement | null)?.blur();
    await user.keyboard(" ");
    expect(keysOf("hidden")).toEqual(["2:6:3"]);
    await user.click(press("Start again"));
    expect(keysOf("hidden")).toHaveLength(3);
    await user.click(press("Passage"));
    expect(keysOf("hidden")).toEqual([]);
    await user.click(press("Done"));
    expect(keysOf("hidden")).toHaveLength(3);
    await user.click(press("Show it"));
    expect(keysOf("hidden")).toEqual([]);
  });
});
