import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { buildDetails } from "../../../../../../test/build-session.ts";
import {
  INES,
  PAST,
  YANIS,
  card,
  linesIn,
  next,
  of,
  on,
  part,
  showFamilyPage,
} from "../../../../../../test/show-family-page.tsx";

beforeEach(() => void vi.setSystemTime(new Date("2026-11-24T09:14:00Z")));
afterEach(() => void vi.useRealTimers());

describe("the next lesson", () => {
  it("says when, on both clocks, in how long, whose and with whom", async () => {
    await showFamilyPage();
    const shown = await card();
    expect(shown).toHaveTextContent("Today, Tuesday 24 November");
    expect(within(shown).getByRole("heading", { name: "In 7 h 46 min" })).toBeInTheDocument();
    expect(shown).toHaveTextContent("06:00 pm–07:00 pm Paris·07:00 pm–08:00 pm Cairo");
    expect(shown).toHaveTextContent(/Inès.? · Reading · with Youssef El-Naggar/u);
  });

  it("says until when cancelling is free before anybody presses anything, and what is used", async () => {
    await showFamilyPage();
    const shown = await card();
    expect(shown).toHaveTextContent("Free until 04:00 pm Paris·05:00 pm Cairo");
    expect(shown).toHaveTextContent("counts after that · 1 of 2 make-ups in November 2026 used");
  });

  it.each([
    ["15:00:01", "The free time ended at 04:00 pm Paris", "cancelled now, it counts as taken"],
    ["17:00:00", "Under way", "The lesson has begun: it can no longer be cancelled."],
  ])("at %s says: %s", async (time, ...words) => {
    vi.setSystemTime(new Date(`2026-11-24T${time}Z`));
    await showFamilyPage();
    for (const word of words) expect(await card()).toHaveTextContent(word);
  });

  it("can be joined once its door is open, and not before", async () => {
    vi.setSystemTime(new Date("2026-11-24T16:49:59Z"));
    await showFamilyPage();
    expect(await card()).toHaveTextContent("Opens at 05:50 pm (Paris)");
    expect(screen.queryByRole("button", { name: /Join/ })).toBeNull();
    vi.setSystemTime(new Date("2026-11-24T16:50:00Z"));
    expect(await screen.findByRole("button", { name: /Join/ }, { timeout: 3000 })).toBeVisible();
  });

  it("is over the second it ends, and the one after it is the next", async () => {
    vi.setSystemTime(new Date("2026-11-24T17:59:59Z"));
    const after = on("2026-11-25");
    await showFamilyPage({ lessons: [next, after] });
    expect(await card()).toHaveTextContent("Under way");
    act(() => void vi.setSystemTime(new Date("2026-11-24T18:00:00Z")));
    await waitFor(
      () => expect(screen.getByRole("region", { name: "Next lesson" })).toHaveTextContent("Salma"),
      { timeout: 3000 },
    );
    expect(linesIn(await part("Past"))[0]).toContain("To be confirmed");
  });

  it("once it has begun is looked at, not changed", async () => {
    vi.setSystemTime(new Date("2026-11-24T17:05:00Z"));
    await showFamilyPage();
    const shown = await card();
    expect(within(shown).getByRole("button", { name: "View" })).toBeVisible();
    expect(within(shown).queryByRole("button", { name: "Change" })).toBeNull();
    expect(shown).not.toHaveTextContent("make-ups in November");
  });

  it("leads to what can be changed", async () => {
    const { user } = await showFamilyPage({
      answers: { [`GET /api/sessions/${next.id}/`]: { body: buildDetails(next) } },
    });
    await user.click(within(await card()).getByRole("button", { name: "Change" }));
    const dialog = screen.getByRole("dialog", { name: "Session details" });
    expect(await within(dialog).findByRole("button", { name: "Cancel" })).toBeInTheDocument();
  });
});

describe("filters", () => {
  it("narrow what comes and ask for what is over by child, teacher and state", async () => {
    const lessons = [next, on("2026-11-25"), on("2026-11-26", of(YANIS))];
    const { user, sent } = await showFamilyPage({
      lessons,
      answers: {
        [`${PAST}?pupil=${YANIS.id}`]: { body: { lessons: [], next: null } },
        [`${PAST}?pupil=${YANIS.id}&state=missed`]: { body: { lessons: [], next: null } },
      },
    });
    await user.click(await screen.findByRole("combobox", { name: "Child" }));
    await user.click(screen.getByRole("option", { name: YANIS.name }));
    expect(await card()).toHaveTextContent("Thursday 26 November");
    expect(screen.queryByRole("region", { name: "This week" })).toBeNull();
    await waitFor(() =>
      expect(sent.some(({ path }) => path === `/api/sessions/past/?pupil=${YANIS.id}`)).toBe(true),
    );
    await user.click(screen.getByRole("combobox", { name: "Lessons" }));
    await user.click(screen.getByRole("option", { name: "Missed" }));
    expect(await screen.findByText("No lesson is like that")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Clear the filters" }));
    expect(await card()).toHaveTextContent("Youssef");
  });

  it("of what comes ask for nothing that is over", async () => {
    const { sent } = await showFamilyPage({ search: { state: "scheduled" } });
    await card();
    expect(sent.some(({ path }) => path.includes("/past/"))).toBe(false);
  });
});

describe("without lessons", () => {
  it("a family is told what to do next", async () => {
    await showFamilyPage({ lessons: [], circle: { pupils: [INES], teachers: [] } });
    expect(await screen.findByText("No sessions found.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Find a teacher" })).toHaveAttribute(
      "href",
      "/teachers",
    );
  });

  it("a failure is said, and can be tried again", async () => {
    let isUp = false;
    const answer = { lessons: [next], pupils: [INES], teachers: [] };
    const { user } = await showFamilyPage({
      answers: {
        "GET /api/sessions/coming/": () => (isUp ? { body: answer } : { status: 503, body: {} }),
      },
    });
    const alert = await screen.findByRole("alert");
    isUp = true;
    await user.click(within(alert).getByRole("button", { name: "Try again" }));
    expect(await card()).toBeVisible();
  });
});
