import { readParts } from "@riwaq/mushaf/edition";
import { screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { idOf } from "../../../../../test/build-classroom.ts";
import {
  AT_NOON,
  CHILD,
  buildEvening,
  buildMemory,
  buildPortion,
} from "../../../../../test/build-memory.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { buildUser, signIn } from "../../../../../test/sign-in.ts";
import type { Answer, SentRequest } from "../../../../../test/stub-api.ts";
import { partAddress } from "../../../../components/mushaf/part-query.ts";
import type { Language } from "../../../../i18n/languages.ts";
import { currentUser } from "../../../../lib/current-user.ts";
import { UNDO_MS } from "../../../../lib/practice/answer-queue.ts";
import type { PracticeSearch } from "../model/practice-search.ts";
import { PracticePage } from "./practice-page.tsx";

const YANIS = idOf(32);
const MEMORY = `GET /api/students/${CHILD}/memory/`;
const ANSWERS = `POST /api/students/${CHILD}/memory/answers/`;
const child = { id: CHILD, name: "Inès Lambert" };
const parts = Object.fromEntries(
  readParts().map((part) => [`GET ${partAddress(part.firstPage)}`, { body: part }]),
);
const asChild = (person: typeof child) => ({
  ...person,
  age: 9,
  gender: null,
  teacher_gender: null,
  time_zone: "Europe/Paris",
  language: "fr",
  has_own_account: false,
  consented_at: null,
  other_parent: null,
  next_session_at: null,
  next_session_zone: null,
});

let address: PracticeSearch = {};
function Page({ start }: { start: PracticeSearch }) {
  const [search, setSearch] = useState(start);
  const go = (next: PracticeSearch) => {
    address = next;
    setSearch(next);
  };
  return <PracticePage user={buildUser("P")} search={search} onSearch={go} />;
}

type Shown = {
  start?: PracticeSearch;
  children?: Array<typeof child>;
  answers?: Record<string, Answer | ((request: SentRequest) => Answer)>;
  language?: Language;
};

async function show({ start = {}, children = [child], answers = {}, language = "en" }: Shown = {}) {
  const sent = signIn("P", {
    ...parts,
    "GET /api/children/": { body: children.map(asChild) },
    "GET /api/mushaf/": { body: { page: 1, needs_approval: false, audio: null } },
    [MEMORY]: { body: buildMemory() },
    [ANSWERS]: ({ body }) => ({
      body: { taken: (body as { answers: Array<{ id: string }> }).answers.map(({ id }) => id) },
    }),
    ...answers,
  });
  const view = await renderWithProviders(<Page start={start} />, { language });
  return { ...view, sent, said: () => sent.filter(({ method }) => method === "POST") };
}

const word = (key: string) => {
  const found = document.querySelector(`[data-word="${key}"]`);
  if (!found) throw new Error(`no word ${key}`);
  return found;
};
const isHidden = (key: string) => word(key).hasAttribute("data-hidden");
const openPortion = { pupil: CHILD, portion: "sabaq-582" };
const pageThere = () => waitFor(() => expect(word("78:1:1")).toBeVisible());

beforeEach(() => {
  vi.useFakeTimers({
    now: AT_NOON,
    shouldAdvanceTime: true,
    toFake: ["Date", "setTimeout", "clearTimeout"],
  });
  address = {};
});
afterEach(() => {
  // Nobody is signed in any more: what waits is let go.
  currentUser.set(null);
  vi.useRealTimers();
  vi.restoreAllMocks();
  dispatchEvent(new Event("online"));
});

describe("the evening", () => {
  it("names what is new and what is older in plain words, with its minutes", async () => {
    await show();
    expect(
      await screen.findByRole("link", { name: /^New.*Page 582, lines 1 to 4/ }),
    ).toHaveTextContent("4 minutes");
    expect(screen.getByRole("link", { name: /^Learnt before.*Page 604/ })).toBeVisible();
    expect(screen.getByRole("region", { name: /The coming days/ })).toHaveTextContent(
      "Wednesday 25 Novemberday off",
    );
    expect(screen.queryByText("Whose evening")).not.toBeInTheDocument();
  });

  it("says calmly what waits, and until when", async () => {
    await show({
      answers: { [MEMORY]: { body: buildMemory({ overdue: 6, caught_up_on: "2026-12-02" }) } },
    });
    expect(
      await screen.findByText(
        /6 older pages wait a little longer.*Wednesday 2 December: nothing needs to be hurried/,
      ),
    ).toBeVisible();
  });

  it("is a day off where it is one", async () => {
    const off = buildEvening({ is_off: true, portions: [], minutes: 0 });
    await show({ answers: { [MEMORY]: { body: buildMemory({ evenings: [off] }) } } });
    expect(await screen.findByText("A day off")).toBeVisible();
  });

  it("shows how each portion went, and whose word that is", async () => {
    const done = buildPortion({ done: { verdict: "helped", by: "teacher" } });
    await show({
      answers: {
        [MEMORY]: { body: buildMemory({ evenings: [buildEvening({ portions: [done] })] }) },
      },
    });
    const line = await screen.findByRole("link", { name: /Page 582/ });
    expect(line).toHaveTextContent("A little helpsays the teacher");
    expect(screen.getByText("All done for today")).toBeVisible();
  });

  it("of a child with nothing yet asks what is held already", async () => {
    const nothing = { learning: 0, recent: 0, old: 0 };
    await show({ answers: { [MEMORY]: { body: buildMemory({ pages: nothing, evenings: [] }) } } });
    const way = await screen.findByRole("link", { name: "What do you hold already?" });
    expect(way).toHaveAttribute("href", `/practice/beginning?pupil=${CHILD}`);
  });

  it("is chosen among several children", async () => {
    const { user } = await show({
      children: [child, { id: YANIS, name: "Yanis Lambert" }],
      answers: {
        [`GET /api/students/${YANIS}/memory/`]: {
          body: buildMemory({
            student_id: YANIS,
            name: "Yanis Lambert",
            evenings: [buildEvening({ portions: [buildPortion({ page: 3, lines: null })] })],
          }),
        },
      },
    });
    await user.click(await screen.findByRole("radio", { name: "Yanis Lambert" }));
    expect(await screen.findByRole("link", { name: /^New.*Page 3(?!\d)/ })).toBeVisible();
    expect(address).toEqual({ pupil: YANIS });
  });

  it("that nobody may see is not there", async () => {
    await show({ answers: { [MEMORY]: { status: 404, body: {} } } });
    expect(await screen.findByText("This practice is not there")).toBeVisible();
  });
});

describe("a portion", () => {
  it("has its weak words, what to do about them, and how they sound in Latin letters", async () => {
    const { user } = await show({ start: openPortion });
    await pageThere();
    expect(screen.getByText("al-ʿaẓīm")).toBeVisible();
    expect(screen.getByText(/The tongue between the teeth, full sound/)).toBeVisible();
    expect(screen.getByText("lengthen")).toBeVisible();
    await user.click(screen.getByRole("switch", { name: "In Latin letters" }));
    expect(screen.queryByText("al-ʿaẓīm")).not.toBeInTheDocument();
  });

  it("is recited with words covered, each shown by a touch", async () => {
    const { user } = await show({ start: openPortion });
    await pageThere();
    expect([isHidden("78:1:1"), isHidden("78:2:1"), isHidden("78:2:3")]).toEqual([
      false,
      true,
      true,
    ]);
    await user.click(word("78:2:1"));
    expect(isHidden("78:2:1")).toBe(false);
    await user.click(screen.getByRole("radio", { name: "All" }));
    expect([isHidden("78:1:1"), isHidden("78:2:1")]).toEqual([true, true]);
    await user.click(screen.getByRole("radio", { name: "Nothing" }));
    expect(document.querySelector("[data-hidden]")).toBeNull();
  });

  it("shows its lines, or their whole page", async () => {
    const { user } = await show({ start: openPortion });
    await pageThere();
    expect(document.querySelector('[data-word="78:16:1"]')).toBeNull();
    await user.click(screen.getByRole("button", { name: "Show the whole page" }));
    expect(word("78:16:1")).toHaveClass("text-ink-muted");
    expect(word("78:1:1")).not.toHaveClass("text-ink-muted");
  });

  it("is followed word by word where no reciter is heard", async () => {
    const { user } = await show({ start: openPortion });
    await pageThere();
    expect(screen.getByRole("link", { name: "Read it aloud together" })).toHaveAttribute(
      "href",
      "/mushaf?page=582",
    );
    await user.click(screen.getByRole("button", { name: "Follow the word" }));
    const followed = () => document.querySelector("[data-sounding]")?.getAttribute("data-word");
    expect(followed()).toBe("78:1:1");
    expect(document.querySelector("[data-hidden]")).toBeNull();
    const bar = within(screen.getByRole("region", { name: "Follow the word" }));
    await user.click(bar.getByRole("button", { name: "Next word" }));
    expect(followed()).toBe("78:1:2");
    await user.click(bar.getByRole("button", { name: "Go on" }));
    await vi.advanceTimersByTimeAsync(2500);
    await waitFor(() => expect(followed()).toBe("78:2:1"));
    await user.click(bar.getByRole("button", { name: "End" }));
    expect(followed()).toBeUndefined();
  });
});

describe("how it went", () => {
  const say = async (verdict: string, shown: Shown = {}) => {
    const view = await show({ start: openPortion, ...shown });
    await view.user.click(await screen.findByRole("button", { name: verdict }));
    return view;
  };

  it("is said with one press, stands in the list, and is sent after ten seconds", async () => {
    const { said } = await say("A little help");
    expect(address).toEqual({ pupil: CHILD });
    expect(await screen.findByRole("link", { name: /Page 582/ })).toHaveTextContent(
      "A little help",
    );
    expect(said()).toEqual([]);
    await vi.advanceTimersByTimeAsync(UNDO_MS);
    await waitFor(() => expect(said()).toHaveLength(1));
    expect(said()[0]?.body).toMatchObject({
      answers: [{ day: "2026-11-24", page: 582, lines: { first: 1, last: 4 }, verdict: "helped" }],
    });
  });

  it("is taken back within ten seconds, and never sent", async () => {
    const { user, said } = await say("Without help");
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() =>
      expect(screen.getByRole("link", { name: /Page 582/ })).toHaveTextContent("Begin"),
    );
    await vi.advanceTimersByTimeAsync(UNDO_MS * 2);
    expect(said()).toEqual([]);
  });

  it("without a line waits on the phone, and says so", async () => {
    await say("Once more", { answers: { [ANSWERS]: { status: 503, body: {} } } });
    await vi.advanceTimersByTimeAsync(UNDO_MS);
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    dispatchEvent(new Event("offline"));
    expect(
      await screen.findByText(
        "1 answer is kept on this phone and sent when there is a line again.",
      ),
    ).toBeVisible();
    expect(screen.getByRole("link", { name: /Page 582/ })).toHaveTextContent("kept on this phone");
  });

  it("that is refused goes, with a word", async () => {
    await say("Once more", { answers: { [ANSWERS]: { status: 400, body: {} } } });
    await vi.advanceTimersByTimeAsync(UNDO_MS);
    expect(await screen.findByText("An answer was not taken")).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole("link", { name: /Page 582/ })).toHaveTextContent("Begin"),
    );
  });

  it("is not asked of a teacher, who only looks", async () => {
    await show({
      start: openPortion,
      answers: { [MEMORY]: { body: buildMemory({ side: "teacher" }) } },
    });
    await pageThere();
    expect(screen.queryByText("How did it go?")).not.toBeInTheDocument();
  });
});
