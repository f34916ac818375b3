import { screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { buildSession } from "../../../../../test/build-session.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import type { SessionReader } from "../../../../components/lessons/session-reader.ts";
import type { SessionSearch } from "../model/session-search.ts";
import { SessionsPage } from "./sessions-page.tsx";

beforeEach(() => void vi.setSystemTime(new Date("2026-11-23T09:00:00Z")));
afterEach(() => void vi.useRealTimers());

const CALL = "GET /api/time-slots/user_sessions/";
const planned = buildSession({ students_names: ["Inès Lambert", "Yanis Lambert"] });
const held = buildSession({ status: "Completed", students_names: ["سارة التازي"] });
const missed = buildSession({ status: "Missed", students_names: ["Julie Peeters"] });

type PageProps = { reader?: SessionReader; q?: string };

function Page({ reader = "T", q }: PageProps) {
  const [search, setSearch] = useState<SessionSearch>({ ...(q && { q }) });
  return (
    <SessionsPage
      reader={reader}
      search={search}
      onSearch={setSearch}
      newSession={<p>new session</p>}
    />
  );
}

const rows = () => screen.getAllByRole("row").slice(1);
const rowOf = (name: string) => rows().find((row) => within(row).queryByText(name))!;

async function showSessions(reader: SessionReader = "T") {
  stubApi({ [CALL]: { body: [planned, held, missed] } });
  const view = await renderWithProviders(<Page reader={reader} />);
  await screen.findByRole("table");
  return view;
}

describe("the list", () => {
  it("has the specified columns", async () => {
    await showSessions();
    const headers = screen.getAllByRole("columnheader").map((header) => header.textContent);
    expect(headers).toEqual(["Student", "Date", "Time", "Status", "Actions"]);
  });

  it("shows date and times on the reader's clock, and the status in words", async () => {
    await showSessions();
    const cells = within(rowOf("Inès Lambert")).getAllByRole("cell");
    expect(cells[1]).toHaveTextContent("24/11/26");
    expect(cells[2]).toHaveTextContent(/06:00 pm–07:00 pm Paris/);
    expect(cells[3]).toHaveTextContent("Scheduled");
  });

  it("lets join what is scheduled, and nothing else", async () => {
    await showSessions();
    expect(screen.getAllByRole("button", { name: /Join/ })).toHaveLength(1);
    expect(within(rowOf("Inès Lambert")).getByRole("button", { name: "Join" })).toBeInTheDocument();
  });

  it("shows the other side's clock beside the reader's, and what is no ordinary lesson", async () => {
    stubApi({ [CALL]: { body: [buildSession({ kind: "make_up" })] } });
    await renderWithProviders(<Page reader="A" />);
    await screen.findByRole("table");
    const [row] = rows();
    expect(row).toHaveTextContent("06:00 pm–07:00 pm Paris");
    expect(row).toHaveTextContent("07:00 pm–08:00 pm Cairo");
    expect(row).toHaveTextContent("Make-up");
  });

  it("has what comes first, the nearest on top, and then what is over, the latest on top", async () => {
    const on = (date: string, name: string) =>
      buildSession({
        starts_at: `${date}T17:00:00Z`,
        ends_at: `${date}T18:00:00Z`,
        students_names: [name],
      });
    const days = [
      on("2026-12-08", "4"),
      on("2026-12-01", "3"),
      on("2026-11-20", "2"),
      on("2026-11-13", "1"),
    ];
    stubApi({ [CALL]: { body: days } });
    await renderWithProviders(<Page />);
    const coming = await screen.findByRole("table", { name: "Coming" });
    const order = (table: HTMLElement) =>
      within(table)
        .getAllByRole("cell")
        .map(({ textContent }) => textContent)
        .filter((text) => /^\d$/.test(text));
    expect(order(coming)).toEqual(["3", "4"]);
    expect(order(screen.getByRole("table", { name: "Past" }))).toEqual(["2", "1"]);
  });

  it("shows ten rows at a time", async () => {
    const many = Array.from({ length: 11 }, () => buildSession());
    stubApi({ [CALL]: { body: many } });
    const { user } = await renderWithProviders(<Page />);
    await screen.findByRole("table");
    expect(rows()).toHaveLength(10);
    await user.click(screen.getByRole("button", { name: "Show more" }));
    expect(rows()).toHaveLength(11);
    expect(screen.queryByRole("button", { name: "Show more" })).not.toBeInTheDocument();
  });
});

describe("more lessons than come at once", () => {
  const EARLIER = `${CALL}?before=${encodeURIComponent("2026-11-24T17:00:00.000Z")}`;
  const full = Array.from({ length: 500 }, () => buildSession());
  const early = buildSession({ students_names: ["Zaynab"], starts_at: "2025-01-07T17:00:00.000Z" });

  it("are named as not shown, and shown when asked for", async () => {
    stubApi({ [CALL]: { body: full }, [EARLIER]: { body: [early] } });
    const { user } = await renderWithProviders(<Page q="Zaynab" />);
    expect(await screen.findByText(/^Lessons before 24 November 2026 are not/)).toBeVisible();
    expect(screen.getByText("No sessions found.")).toBeVisible();
    const show = screen.getByRole("button", { name: "Show earlier lessons" });
    await user.click(show);
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(show).not.toBeInTheDocument();
  });

  it("can be asked for again after a failure", async () => {
    let isUp = false;
    const answer = () => (isUp ? { body: [early] } : { status: 400, body: {} });
    stubApi({ [CALL]: { body: full }, [EARLIER]: answer });
    const { user } = await renderWithProviders(<Page q="Zaynab" />);
    await user.click(await screen.findByRole("button", { name: "Show earlier lessons" }));
    const alert = await screen.findByRole("alert");
    isUp = true;
    await user.click(within(alert).getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

it("switches to the week and back, which the address remembers", async () => {
  const { user } = await showSessions();
  const week = screen.getByRole("button", { name: "Week" });
  expect(screen.getByRole("button", { name: "List" })).toHaveAttribute("aria-pressed", "true");
  await user.click(week);
  expect(week).toHaveAttribute("aria-pressed", "true");
  expect(screen.queryByRole("table")).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "List" }));
  expect(await screen.findByRole("table")).toBeInTheDocument();
});

it("leads to the clock changes", async () => {
  await showSessions();
  expect(screen.getByRole("link", { name: "Clock changes" })).toHaveAttribute(
    "href",
    "/sessions/clock-changes",
  );
});

describe("search and filter", () => {
  it("finds by a student's name without accents", async () => {
    const { user } = await showSessions();
    await user.type(screen.getByPlaceholderText("Search by student name..."), "ines");
    expect(rows()).toHaveLength(1);
    expect(screen.getByRole("status")).toHaveTextContent("1 session");
  });

  it("filters by status", async () => {
    const { user } = await showSessions();
    await user.click(screen.getByRole("combobox", { name: "Filter by status" }));
    const options = screen.getAllByRole("option").map((option) => option.textContent);
    expect(options).toEqual(["All", "Scheduled", "Completed", "Cancelled"]);
    await user.click(screen.getByRole("option", { name: "Completed" }));
    expect(rows()).toHaveLength(1);
    expect(rowOf("سارة التازي")).toBeInTheDocument();
  });

  it("says that the filter hides everything, and clears it", async () => {
    const { user } = await showSessions();
    await user.type(screen.getByPlaceholderText("Search by student name..."), "nobody");
    expect(screen.getByText("No sessions found.")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Clear the filter" }));
    expect(rows()).toHaveLength(3);
    expect(screen.getByPlaceholderText("Search by student name...")).toHaveValue("");
  });
});

describe("details", () => {
  it("name everything that is known, and the teacher to staff", async () => {
    const { user } = await showSessions("A");
    await user.click(screen.getByRole("button", { name: /^View .* Inès Lambert/ }));
    const dialog = screen.getByRole("dialog", { name: "Session details" });
    for (const text of ["Inès Lambert", "Youssef El-Naggar", "24/11/26", "Scheduled"]) {
      expect(within(dialog).getByText(text)).toBeInTheDocument();
    }
    expect(within(dialog).getByRole("link", { name: /zoom\.example/ })).toBeInTheDocument();
    await user.keyboard("{Escape}");
    expect(screen.getByRole("button", { name: /^View .* Inès Lambert/ })).toHaveFocus();
  });

  it("do not name teachers to themselves", async () => {
    const { user } = await showSessions();
    await user.click(screen.getByRole("button", { name: /^View .* Inès Lambert/ }));
    expect(screen.queryByText("Youssef El-Naggar")).not.toBeInTheDocument();
  });
});

describe("a new session", () => {
  it("is offered to teachers only", async () => {
    await showSessions();
    expect(screen.getByText("new session")).toBeInTheDocument();
  });

  it("is not offered to staff", async () => {
    await showSessions("A");
    expect(screen.queryByText("new session")).not.toBeInTheDocument();
  });
});

describe("without sessions", () => {
  it("a teacher is told what to do next", async () => {
    stubApi({ [CALL]: { body: [] } });
    await renderWithProviders(<Page />);
    expect(await screen.findByText("No sessions found.")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Open the weekly timetable" })).toHaveAttribute(
      "href",
      "/settings",
    );
    expect(screen.getByPlaceholderText("Search by student name...")).toBeVisible();
    expect(screen.getByRole("combobox", { name: "Filter by status" })).toBeVisible();
  });

  it("a failure is said, and can be tried again", async () => {
    let isUp = false;
    stubApi({ [CALL]: () => (isUp ? { body: [planned] } : { status: 503, body: {} }) });
    const { user } = await renderWithProviders(<Page />);
    const alert = await screen.findByRole("alert");
    isUp = true;
    await user.click(within(alert).getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(rows()).toHaveLength(1));
  });
});
