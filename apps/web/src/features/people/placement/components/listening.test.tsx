import { isTest, nextAsked } from "@riwaq/domain/people/placement/hearing";
import { type Answer, placeOfRight } from "@riwaq/domain/people/placement/item";
import { LISTENING } from "@riwaq/domain/people/placement/items/listening";
import { nextItem } from "@riwaq/domain/people/placement/run";
import { screen, waitFor } from "@testing-library/react";
import { type MockInstance, beforeEach, expect, it, vi } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { signOut } from "../../../../../test/sign-in.ts";
import { type KeptRun, keepRun, keptRun } from "../model/kept-run.ts";
import { placementSounds } from "../model/sounds.ts";
import { PlacementPage } from "./placement-page.tsx";

const LIST = "GET /api/placement-sounds/";
const INTRO = /^And now by ear/;
const ALL = LISTENING.map(({ id }) => id);

/** All that is read, by somebody who knows what is easier than this. */
const READ: Answer[] = [];
for (let item = nextItem(READ); item; item = nextItem(READ)) {
  READ.push({ item: item.id, option: item.difficulty <= 0 ? placeOfRight(item) : null });
}
const next = (run: KeptRun | null, sounds = ALL) =>
  nextAsked(run?.answers ?? [], { ...run, sounds: new Set(sounds) });

let play: MockInstance<HTMLMediaElement["play"]>;
const played = () => play.mock.contexts.map((one) => (one as HTMLAudioElement).src);

async function open(recorded: readonly string[] = ALL, run: Partial<KeptRun> = {}) {
  placementSounds.set(undefined);
  const sounds = recorded.map((item) => ({ item, version: `v-${item}` }));
  signOut({ [LIST]: { body: { sounds } } });
  keepRun({ who: "self", answers: READ, spentMs: 60_000, ...run });
  return renderWithProviders(
    <main>
      <PlacementPage />
    </main>,
  );
}

const press = (name: string) => screen.getByRole("button", { name });
const result = async () => screen.findByText(/Your teacher confirms it in the first lesson/);

beforeEach(() => {
  sessionStorage.clear();
  play = vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, "pause").mockReturnValue();
  vi.spyOn(HTMLMediaElement.prototype, "load").mockReturnValue();
});

it("begins to play by itself, and says once what is different", async () => {
  const { user } = await open();
  expect(await screen.findByText(INTRO)).toBeVisible();
  const first = next(keptRun())!;
  expect(played()).toEqual([
    expect.stringContaining(`/api/placement-sounds/${first.id}/?version=v-${first.id}`),
  ]);
  expect(await screen.findByText("Listen")).toBeVisible();
  await user.click(screen.getAllByRole("radio")[0]!);
  await user.click(press("Next"));
  await waitFor(() => expect(played()).toHaveLength(2));
  expect(screen.queryByText(INTRO)).toBeNull();
  expect(keptRun()?.answers.at(-1)).toEqual({ item: first.id, option: 0 });
});

it("is heard again by a press, by L and by the space bar", async () => {
  const { user } = await open();
  await screen.findByText(INTRO);
  await user.click(press("Listen again"));
  await user.keyboard("l");
  expect(played()).toHaveLength(3);
  screen.getByRole("heading", { level: 1 }).focus();
  await user.keyboard(" ");
  expect(played()).toHaveLength(4);
  // On an option the space bar chooses it.
  screen.getAllByRole("radio")[0]!.focus();
  await user.keyboard(" ");
  expect(played()).toHaveLength(4);
});

it("waits for a press where the browser plays nothing by itself", async () => {
  play.mockRejectedValueOnce(new DOMException("", "NotAllowedError"));
  const { user } = await open();
  expect(await screen.findByText("Press to listen")).toBeVisible();
  expect(screen.queryByRole("alert")).toBeNull();
  await user.click(press("Press to listen"));
  expect(await screen.findByText("Listen")).toBeVisible();
});

it("asks four questions, and then gives the result with what was heard", async () => {
  const { user } = await open();
  for (let asked = 0; asked < 4; asked += 1) {
    await screen.findByRole("group", { name: "Answers" });
    await user.keyboard(`[Digit${placeOfRight(next(keptRun())!) + 1}]`);
    await user.click(press("Next"));
  }
  expect(await result()).toBeVisible();
  expect(screen.getByText("Listening")).toBeVisible();
  expect(keptRun()?.answers).toHaveLength(READ.length + 4);
  expect(isTest(keptRun()!.answers)).toBe(true);
});

it("is passed over, and not counted, where it cannot be played", async () => {
  play.mockRejectedValue(new DOMException("", "NotSupportedError"));
  const { user } = await open(["hear-katib", "hear-qalb"]);
  const first = next(keptRun(), ["hear-katib", "hear-qalb"])!;
  expect(await screen.findByText("This recording cannot be played just now.")).toBeVisible();
  await user.click(press("Go on without this question"));
  expect(keptRun()).toMatchObject({ answers: READ, passed: [first.id] });
  await user.click(await screen.findByRole("button", { name: "Go on without this question" }));
  expect(await result()).toBeVisible();
  expect(screen.queryByText("Listening")).toBeNull();
});

it("is left out by one press of who cannot listen now, also after a reload", async () => {
  const { user, unmount } = await open();
  await screen.findByText(INTRO);
  await user.click(press("I cannot listen now"));
  expect(await result()).toBeVisible();
  expect(screen.queryByText("Listening")).toBeNull();
  expect(keptRun()?.answers).toEqual(READ);
  unmount();
  await open(ALL, keptRun()!);
  expect(await result()).toBeVisible();
});

it("asks nothing by ear where nothing was recorded, and says nothing of it", async () => {
  await open([]);
  expect(await result()).toBeVisible();
  expect(screen.queryByText("Listening")).toBeNull();
  expect(play).not.toHaveBeenCalled();
});

it("does without it where the list cannot be read", async () => {
  placementSounds.set(undefined);
  signOut();
  keepRun({ who: "self", answers: READ, spentMs: 60_000 });
  await renderWithProviders(<PlacementPage />);
  expect(await result()).toBeVisible();
});

it("stays a result once it was shown, whatever is recorded after it", async () => {
  const last = READ.slice(0, -1);
  const { user, unmount } = await open([], { answers: last });
  await user.click(await screen.findByRole("button", { name: "I do not know" }));
  expect(await result()).toBeVisible();
  unmount();
  await open(ALL, keptRun()!);
  expect(await result()).toBeVisible();
});
