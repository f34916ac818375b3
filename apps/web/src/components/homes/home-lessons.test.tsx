import type { Session } from "@riwaq/contracts/scheduling/sessions";
import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { buildSession } from "../../../test/build-session.ts";
import { renderWithProviders } from "../../../test/render-with-providers.tsx";
import type { Language } from "../../i18n/languages.ts";
import { NextLessonCard } from "./next-lesson-card.tsx";
import { WeekAhead } from "./week-ahead.tsx";

const Menu = () => <button type="button">menu</button>;
const plain = (element: HTMLElement) => element.textContent?.replaceAll(/[\u2066-\u2069]/g, "");

beforeEach(() => void vi.setSystemTime(new Date("2026-11-24T09:00:00Z")));
afterEach(() => void vi.useRealTimers());

describe("the lesson that is next", () => {
  const lesson = buildSession({
    students_names: ["Inès", "Yanis"],
    programme: { en: "Tajweed", fr: "Tajwid", ar: "التجويد" },
  });
  const show = (reader: "S" | "P" | "T", language: Language = "en") =>
    renderWithProviders(
      <NextLessonCard title="Next" lesson={lesson} reader={reader} Menu={Menu} />,
      { language },
    );

  it.each([
    ["P", "fr", "Inès et Yanis · Tajwid · avec Youssef El-Naggar"],
    ["P", "ar", "Inès وYanis · التجويد · مع Youssef El-Naggar"],
    ["T", "en", "Inès and Yanis · Tajweed"],
  ] as const)(
    "says to %s in %s whose it is, of what and with whom",
    async (reader, language, who) => {
      await show(reader, language);
      expect(plain(screen.getByRole("region"))).toContain(who);
    },
  );

  it("does not tell a teacher of themselves", async () => {
    await show("T");
    expect(screen.getByRole("region")).not.toHaveTextContent("Youssef");
  });

  it("says when its door opens, and has it once it is open", async () => {
    const { unmount } = await show("P");
    expect(screen.getByText("Opens at 05:50 pm (Paris)")).toBeVisible();
    expect(screen.queryByRole("button", { name: /Join/ })).toBeNull();
    unmount();
    vi.setSystemTime(new Date("2026-11-24T16:52:00Z"));
    await show("P");
    expect(screen.getByRole("button", { name: /Join/ })).toBeEnabled();
  });
});

describe("the coming days", () => {
  const at = (date: string, from: string, change: Partial<Session> = {}) =>
    buildSession({
      date,
      starts_at: `${date}T${from}:00.000Z`,
      ends_at: `${date}T${from.slice(0, 2)}:59:00.000Z`,
      ...change,
    });
  const show = (sessions: Session[], changes: { language?: Language; reader?: "P" | "T" } = {}) =>
    renderWithProviders(
      <WeekAhead
        sessions={sessions}
        reader={changes.reader ?? "P"}
        isOneOfMany
        zone="Europe/Paris"
        title="The coming days"
        none="Nothing"
      />,
      { language: changes.language ?? "en" },
    );

  it("are grouped by day, with both clocks and whose each lesson is, and open it", async () => {
    const [first, second] = [at("2026-11-24", "15:00"), at("2026-11-24", "17:00")];
    await show([first, second, at("2026-11-25", "23:30", { date: "2026-11-26" })]);
    const days = screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
    expect(days).toEqual(["Today", "Thu 26"]);
    const links = screen.getAllByRole("link", { name: /Youssef/ });
    expect(links[0]).toHaveAttribute("href", `/sessions?lesson=${first.id}`);
    expect(links[1]).toHaveAccessibleName("06:00 pm Youssef El-Naggar");
    const line = links[1]!.closest("li")!;
    expect(plain(line)).toContain("Inès Lambert · 07:00 pm Cairo");
  });

  it("name to a teacher the pupils, and the family's clock", async () => {
    await show([at("2026-11-25", "15:00", { time_zone: "Africa/Cairo" })], { reader: "T" });
    const link = screen.getByRole("link", { name: /Inès Lambert/ });
    expect(plain(link.closest("li")!)).toBe("05:00 pm Inès Lambert04:00 pm Paris");
  });

  it("mark what is not to be, and nothing else", async () => {
    const sessions = [
      at("2026-11-25", "15:00"),
      at("2026-11-26", "15:00", { status: "Cancelled" }),
    ];
    await show(sessions, { language: "fr" });
    const [planned, off] = screen
      .getAllByRole("link", { name: /Youssef/ })
      .map((link) => link.closest("li")!);
    expect(planned).not.toHaveTextContent("Prévu");
    expect(off).toHaveTextContent("Annulé");
  });

  it("have the way into a lesson whose door is open", async () => {
    vi.setSystemTime(new Date("2026-11-24T14:52:00Z"));
    await show([at("2026-11-24", "15:00"), at("2026-11-24", "17:00")]);
    const doors = screen.getAllByRole("button", { name: /Join/ });
    expect(doors).toHaveLength(1);
    expect(within(doors[0]!.closest("li")!).getByRole("link")).toHaveTextContent("04:00 pm");
  });

  it("say so where there is nothing else, and lead to all lessons", async () => {
    await show([]);
    expect(screen.getByText("Nothing")).toBeVisible();
    expect(screen.getByRole("link", { name: "All my lessons" })).toHaveAttribute(
      "href",
      "/sessions",
    );
  });
});
