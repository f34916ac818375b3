import { screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it } from "vitest";

import { buildSession } from "../../../../test/build-session.ts";
import { renderWithProviders } from "../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../test/stub-api.ts";
import type { SessionReader } from "../model/session-reader.ts";
import type { SessionSearch } from "../model/session-search.ts";
import { SessionsPage } from "./sessions-page.tsx";

const CALL = "GET /api/time-slots/user_sessions/";
const planned = buildSession({ students_names: ["Inès Lambert", "Yanis Lambert"] });
const held = buildSession({ status: "Completed", students_names: ["سارة التازي"] });
const missed = buildSession({ status: "Missed", students_names: ["Julie Peeters"] });

function Page({ reader = "T" }: { reader?: SessionReader }) {
  const [search, setSearch] = useState<SessionSearch>({});
  return (
    <SessionsPage
      reader={reader}
      search={search}
      onSearch={setSearch}
      studentField={<p>students</p>}
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
    expect(cells[2]).toHaveTextContent(/06:00 pm.*07:00 pm/);
    expect(cells[3]).toHaveTextContent("Scheduled");
  });

  it("lets join what is scheduled, in a new tab, and nothing else", async () => {
    await showSessions();
    const links = screen.getAllByRole("link", { name: /Join/ });
    expect(links).toHaveLength(1);
    expect(links[0]).toHaveAttribute("href", "https://zoom.example/j/1");
    expect(links[0]).toHaveAttribute("target", "_blank");
    expect(links[0]).toHaveAttribute("rel", "noopener noreferrer");
  });

  it("shows fifty rows at a time", async () => {
    const many = Array.from({ length: 51 }, () => buildSession());
    stubApi({ [CALL]: { body: many } });
    const { user } = await renderWithProviders(<Page />);
    await screen.findByRole("table");
    expect(rows()).toHaveLength(50);
    await user.click(screen.getByRole("button", { name: "Show more" }));
    expect(rows()).toHaveLength(51);
    expect(screen.queryByRole("button", { name: "Show more" })).not.toBeInTheDocument();
  });
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
  it("name everything that is known, and the teacher to families", async () => {
    const { user } = await showSessions("P");
    await user.click(screen.getByRole("button", { name: /^View .* Inès Lambert/ }));
    const dialog = screen.getByRole("dialog", { name: "Session details" });
    for (const text of ["Inès Lambert", "Youssef El-Naggar", "24/11/26", "06:00 pm", "Scheduled"]) {
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
  it("can be filled in by teachers, who are told that it cannot be booked yet", async () => {
    const { user } = await showSessions();
    await user.click(screen.getByRole("button", { name: "New Session" }));
    const dialog = screen.getByRole("dialog", { name: "New Session" });
    expect(within(dialog).getByText("students")).toBeInTheDocument();
    expect(within(dialog).getByLabelText("Date")).toBeInTheDocument();
    expect(within(dialog).getByLabelText("Time")).toBeInTheDocument();
    expect(within(dialog).getByText(/Booking opens with the lessons release/)).toBeInTheDocument();
    expect(within(dialog).getByRole("button", { name: "Schedule Session" })).toBeDisabled();
  });

  it("is not offered to families", async () => {
    await showSessions("S");
    expect(screen.queryByRole("button", { name: "New Session" })).not.toBeInTheDocument();
  });
});

describe("without sessions", () => {
  it.each([
    ["T", "Open the weekly timetable", "/settings"],
    ["S", "Write to the institute", "/contact"],
    ["P", "Write to the institute", "/contact"],
  ] as const)("role %s is told what to do next", async (reader, name, href) => {
    stubApi({ [CALL]: { body: [] } });
    await renderWithProviders(<Page reader={reader} />);
    expect(await screen.findByText("No sessions found.")).toBeInTheDocument();
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", href);
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
