import type { CurrentUser } from "@riwaq/contracts/users";
import { screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";

import { renderWithProviders } from "../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../test/stub-api.ts";
import { RoleHome } from "./role-home.tsx";

afterEach(() => void vi.useRealTimers());

function homeOf(role: CurrentUser["role"]) {
  const user = { id: "1", name: "Aïcha", email: "a@riwaq.test", role, profile: { picture: null } };
  return <RoleHome user={user} lessons={<p>lessons</p>} />;
}

const profile = {
  id: "1",
  role: "T",
  name: "Aïcha",
  email: "a@riwaq.test",
  email_verified: true,
  bio: "",
  phone_number: null,
  time_zone: "Africa/Cairo",
  language: "en",
  picture: null,
  zoom_email: null,
  years_of_experience: null,
};

const overdue = { session_id: "1", student: "Inès", due_date: "2026-11-24T16:00:00.000Z" };
const pending = { session_id: "2", student: "سارة", due_date: "2026-11-25T16:00:00.000Z" };
const full = {
  upcoming_sessions: { count: 9, next_session_timestamp: 1_795_536_000 },
  pending_reports: [overdue, pending],
};
const empty = {
  upcoming_sessions: { count: 0, next_session_timestamp: null },
  pending_reports: [],
};

async function showTeacher(dashboard: object, language: "en" | "ar" = "en") {
  vi.setSystemTime(new Date("2026-11-24T18:00:00Z"));
  stubApi({
    "GET /api/teacher-dashboard/": { body: dashboard },
    "GET /api/profile/": { body: profile },
  });
  const view = await renderWithProviders(homeOf("T"), { language });
  return view;
}

const cardOf = (name: string) => screen.getAllByRole("heading", { name })[0]!.closest("section")!;

describe("a teacher", () => {
  it("sees zero and no rows until the answer is here", async () => {
    vi.stubGlobal("fetch", () => new Promise(() => undefined));
    await renderWithProviders(homeOf("T"));
    expect(cardOf("Upcoming Sessions")).toHaveTextContent("0");
    expect(cardOf("Pending Reports")).toHaveTextContent("0");
    expect(screen.queryByRole("link", { name: /Complete/ })).not.toBeInTheDocument();
  });

  it("sees how many sessions are coming and when the next one is, on the own clock", async () => {
    await showTeacher(full);
    expect(await screen.findByText("9")).toBeInTheDocument();
    expect(cardOf("Upcoming Sessions")).toHaveTextContent("Next: 24/11/26, 06:00 pm");
  });

  it("sees how many reports are pending and when the first is due", async () => {
    await showTeacher(full);
    await screen.findByText("9");
    expect(cardOf("Pending Reports")).toHaveTextContent("2Due: 24/11/26, 06:00 pm");
  });

  it("has a row per report, the late one marked", async () => {
    await showTeacher(full);
    const rows = await screen.findAllByRole("listitem");
    expect(rows).toHaveLength(2);
    expect(rows[0]).toHaveTextContent(/Inès.*Due: 24\/11\/26, 06:00 pm.*Overdue/);
    expect(rows[1]).not.toHaveTextContent("Overdue");
  });

  it("is led to the form of a report", async () => {
    await showTeacher(full);
    const link = await screen.findByRole("link", { name: "Complete the report about Inès" });
    expect(link).toHaveAttribute("href", "/sessions/1/report");
  });

  it("with nothing to do is told so", async () => {
    await showTeacher(empty);
    expect(await screen.findByText("No pending reports")).toBeInTheDocument();
    expect(cardOf("Pending Reports")).toHaveTextContent("Due: None");
    expect(cardOf("Upcoming Sessions")).not.toHaveTextContent("Next:");
  });

  it("can ask again after a failure", async () => {
    stubApi({ "GET /api/profile/": { body: profile } });
    await renderWithProviders(homeOf("T"));
    const alert = await screen.findByRole("alert");
    expect(within(alert).getByRole("button", { name: "Try again" })).toBeInTheDocument();
  });

  it("reads it in Arabic", async () => {
    await showTeacher(full, "ar");
    expect(await screen.findByText("9")).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "الحصص القادمة" })).toBeInTheDocument();
  });
});

describe("everybody else", () => {
  it.each([
    ["S", "You are a student."],
    ["P", "You are a parent."],
  ] as const)("role %s reads its sentence, with the lessons beneath", async (role, sentence) => {
    await renderWithProviders(homeOf(role));
    expect(screen.getByText(sentence)).toBeInTheDocument();
    expect(screen.getByText("lessons")).toBeInTheDocument();
  });

  it("staff are led to the messages, the outbox and the institute's details", async () => {
    await renderWithProviders(homeOf("A"));
    expect(screen.getByText("You are a member of staff.")).toBeInTheDocument();
    const addresses = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(addresses).toEqual(["/staff/messages", "/staff/outbox", "/staff/institute"]);
    expect(screen.queryByText("lessons")).not.toBeInTheDocument();
  });
});
