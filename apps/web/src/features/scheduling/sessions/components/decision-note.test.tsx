import type { Decision } from "@riwaq/contracts/scheduling/changes";
import { screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";

import { buildChangePreview } from "../../../../../test/build-change-preview.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import type { Language } from "../../../../i18n/languages.ts";
import { DecisionNote } from "./decision-note.tsx";
import { NoticeMeter } from "./notice-meter.tsx";

afterEach(() => void vi.useRealTimers());

type Asked = {
  owedAfter?: number;
  kind?: "cancel" | "move";
  refusal?: string[];
  language?: Language;
};

async function note(decision: Partial<Decision>, asked: Asked = {}) {
  const { owedAfter = null, kind = "cancel", refusal = [], language = "en" } = asked;
  const { container } = await renderWithProviders(
    <DecisionNote
      decision={buildChangePreview(decision).decision}
      kind={kind}
      owedAfter={owedAfter}
      refusal={refusal}
    />,
    { language },
  );
  return [...container.querySelectorAll("p")].map(({ textContent }) => textContent);
}

describe("what the terms say of a cancellation", () => {
  it.each([
    [{}, "Cancelling is free, and you may make the lesson up."],
    [{ make_up: "none", section: "schedule" }, "Cancelling is free and gives no make-up."],
    [{ make_up: "none" }, "Cancelling is free, but this lesson cannot be made up."],
    [{ make_up: "pending" }, /Staff look at your emergency/],
    [{ outcome: "counts_as_taken", make_up: "none" }, /until 2 hours before it: the lesson counts/],
    [
      { outcome: "counts_as_taken", make_up: "none", notice_hours: 1 },
      /until 1 hour before it: the lesson counts as taken/,
    ],
    [{ outcome: "owed" }, /It uses none of their make-ups/],
    [{ outcome: "holiday", make_up: "none" }, /falls on a holiday/],
    [{ outcome: "too_late", make_up: "none" }, /no longer be cancelled/],
  ] as const)("for %o stands first", async (decision, text) => {
    const [said] = await note(decision);
    expect(said).toMatch(text);
  });

  it("names how many make-ups of the month it uses, and what is owed then", async () => {
    expect(await note({ used_after: 2 }, { owedAfter: 1 })).toEqual([
      expect.anything(),
      "After this cancellation, 2 of 2 make-ups in November 2026 are used.",
      "You will then have 1 lesson to make up.",
    ]);
  });

  it("says that all are used already where the rule leaves none", async () => {
    expect(await note({ make_up: "none" }, { owedAfter: 2 })).toEqual([
      "Cancelling is free, but this lesson cannot be made up.",
      "All 2 make-ups in November 2026 are used already.",
    ]);
  });

  it("names none where it uses none", async () => {
    expect(await note({ make_up: "none", section: "schedule" })).toHaveLength(1);
  });

  it.each([
    [1, "تكون حصة تعويضية واحدة"],
    [2, "تكون حصتان تعويضيتان"],
    [3, "تكون 3 حصص تعويضية"],
  ])("in Arabic, %i used are counted in their form", async (used_after, text) => {
    const said = await note({ used_after, limit: 4 }, { language: "ar" });
    expect(said.join(" ")).toContain(text);
  });

  it("gives way to the reason of the rule that refuses, said once", async () => {
    const refusal = ["Two make-ups are used."];
    expect((await note({ outcome: "limit_reached", make_up: "none" }, { refusal }))[0]).toBe(
      refusal[0],
    );
  });
});

describe("what the terms say of a move", () => {
  it.each([
    [0, "After this you cannot move this lesson again."],
    [1, "After this you can move this lesson once more."],
    [2, "After this you can move this lesson 2 more times."],
  ])("with %i moves left", async (moves_left, text) => {
    const said = await note({ make_up: "none", moves_left }, { kind: "move" });
    expect(said[0]).toBe("Moving is free.");
    expect(said).toContain(text);
  });

  it("says nothing of moves that are not counted, or of one that is refused", async () => {
    expect(await note({ outcome: "owed", moves_left: 1 }, { kind: "move" })).not.toContain(
      "After this you can move this lesson once more.",
    );
  });

  it("leads to the rule", async () => {
    await note({});
    expect(screen.getByRole("button", { name: "What the terms say" })).toBeVisible();
  });
});

describe("what cancelling costs as time goes by", () => {
  const meter = {
    free_until: "2026-11-24T15:00:00Z",
    counts_until: "2026-11-24T17:00:00Z",
    lost_until: "2026-11-24T18:00:00Z",
  };
  const zones = { readerZone: "Europe/Paris", otherZone: "Africa/Cairo" };

  async function linesAt(now: string, props: { isBrief?: boolean; language?: Language } = {}) {
    const { language = "en", isBrief = false } = props;
    vi.setSystemTime(new Date(now));
    const shown = <NoticeMeter meter={meter} {...zones} isBrief={isBrief} />;
    const { container } = await renderWithProviders(shown, { language });
    return [...container.querySelectorAll("p")].map(({ textContent }) => textContent);
  }

  it("is nothing yet: until when stands on both clocks, and what comes after", async () => {
    expect(await linesAt("2026-11-24T08:00:00Z")).toEqual([
      "Free until Tuesday 24 November, 04:00 pm Paris·05:00 pm Cairo",
      "counts after that",
    ]);
  });

  it("says the hour alone where the day stands above it", async () => {
    const [until] = await linesAt("2026-11-24T08:00:00Z", { isBrief: true });
    expect(until).toBe("Free until 04:00 pm Paris·05:00 pm Cairo");
  });

  it("is the lesson once that time is over", async () => {
    const lines = await linesAt("2026-11-24T15:00:01Z", { language: "fr" });
    expect(lines[0]).toMatch(/^Le délai gratuit a pris fin le/);
    expect(lines).toHaveLength(2);
  });

  it("is no question any more once it has begun", async () => {
    expect(await linesAt("2026-11-24T17:00:01Z")).toEqual([
      "The lesson has begun: it can no longer be cancelled.",
    ]);
  });
});
