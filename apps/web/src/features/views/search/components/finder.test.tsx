import type { StaffRight } from "@riwaq/contracts/roles";
import type { FoundPerson, SearchResults } from "@riwaq/contracts/views/search";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { type Answer, stubApi } from "../../../../../test/stub-api.ts";
import type { Language } from "../../../../i18n/languages.ts";
import { Finder } from "./finder.tsx";

const person = (name: string, part: Partial<FoundPerson> = {}): FoundPerson => ({
  id: name,
  name,
  picture: null,
  roles: ["student"],
  family: [],
  email: null,
  phone_number: null,
  is_closed: false,
  ...part,
});
const salma = person("Salma Keller", { roles: ["teacher"], email: "salma@example.test" });
const sophie = person("Sophie Keller", {
  roles: ["guardian"],
  family: ["Inès Keller"],
  phone_number: "+33612345678",
});
const ines = person("Inès Keller", { family: ["Sophie Keller"], is_closed: true });

const FOUND: SearchResults = {
  groups: [
    { role: "teacher", people: [salma], has_more: false },
    { role: "guardian", people: [sophie], has_more: true },
    { role: "student", people: [ines], has_more: false },
  ],
  days: [{ on: "2026-11-24", search: "keller" }],
};
const NOTHING: SearchResults = { groups: [], days: [] };
const asked = (q: string) => `GET /api/staff-search/?q=${encodeURIComponent(q)}`;

type Opened = {
  rights?: StaffRight[];
  answers?: Record<string, Answer>;
  language?: Language;
  before?: string;
};

async function open({ rights = ["people", "lessons"], answers, language }: Opened = {}) {
  const sent = stubApi({
    [asked("kel")]: { body: FOUND },
    [asked("zzz")]: { body: NOTHING },
    ...answers,
  });
  const view = await renderWithProviders(
    <>
      <h1>Page</h1>
      <input aria-label="Elsewhere" />
      <Finder rights={rights} />
    </>,
    language ? { language } : {},
  );
  const field = async () => screen.findByRole("combobox");
  const active = () => {
    const id = screen.getByRole("combobox").getAttribute("aria-activedescendant");
    return id === null ? null : document.getElementById(id);
  };
  const press = (keys: string) => view.user.keyboard(keys);
  return { ...view, sent, field, active, press };
}

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>();
});

describe("the search of staff", () => {
  it.each(["{Control>}k{/Control}", "{Meta>}k{/Meta}", "/"])("opens by %s", async (keys) => {
    const { press, field } = await open();
    await press(keys);
    expect(await field()).toHaveFocus();
    expect(screen.getByRole("dialog", { name: "Find anyone" })).toBeVisible();
  });

  it("leaves the slash to who types", async () => {
    const { user, press } = await open();
    await user.click(screen.getByRole("textbox", { name: "Elsewhere" }));
    await press("/");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByRole("textbox", { name: "Elsewhere" })).toHaveValue("/");
  });

  it("says what can be typed, asks once somebody pauses, and counts what it finds", async () => {
    const { user, press, sent } = await open();
    await user.click(screen.getByRole("button", { name: "Find a person, a lesson…" }));
    expect(await screen.findByText(/part of an e-mail address/)).toBeVisible();
    await press("kel");
    expect(await screen.findByText("4 results")).toBeInTheDocument();
    expect(sent).toHaveLength(1);
    const group = within(screen.getByRole("group", { name: "Families" }));
    expect(group.getByRole("option")).toHaveTextContent(/Parent of .*Inès Keller/);
    expect(group.getByText(/There are more/)).toBeVisible();
    expect(screen.getByRole("option", { name: /Account closed/ })).toHaveTextContent("Inès");
    expect(screen.getByRole("option", { name: /24 November/ })).toHaveTextContent("keller");
  });

  it("is gone through by the arrows, round, and a second action taken by another", async () => {
    const { press, field, active, address } = await open();
    await press("/");
    await field();
    await press("kel");
    await screen.findByText("4 results");
    expect(active()).toHaveTextContent("Salma Keller");
    await press("{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}");
    expect(active()).toHaveTextContent("24 November");
    await press("{ArrowDown}{ArrowRight}");
    expect(active()).toHaveAttribute("aria-selected", "true");
    expect(screen.getByText("Lessons: Salma Keller")).toBeInTheDocument();
    await press("{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(address()).toBe("/staff/lessons");
  });

  it("goes on to the other side where one reads from the right", async () => {
    const { press, field, active } = await open({ language: "ar" });
    await press("/");
    await field();
    await press("kel");
    await screen.findByText("4 نتائج");
    await press("{ArrowLeft}");
    expect(screen.getByText("الحصص: Salma Keller")).toBeInTheDocument();
    await press("{ArrowRight}");
    expect(screen.queryByText("الحصص: Salma Keller")).toBeNull();
    expect(active()).toHaveTextContent("Salma Keller");
  });

  it("waits for all that was typed before Enter opens the first, and remembers it", async () => {
    const { press, field, address, active } = await open();
    await press("{Control>}k{/Control}");
    await field();
    await press("kel{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(address()).toBe("/staff/people/Salma Keller");
    await press("/");
    expect(await screen.findByRole("group", { name: "Chosen a moment ago" })).toBeVisible();
    expect(active()).toHaveTextContent("Salma Keller");
    expect(localStorage).toHaveLength(0);
  });

  it("finds pages by their names and by their section's, and closes by Escape, the text first", async () => {
    const { press, field } = await open({ rights: ["content"] });
    await press("/");
    await press("set");
    expect(await screen.findByRole("option", { name: "Set phrases" })).toBeVisible();
    await press("{Escape}");
    expect(await field()).toHaveValue("");
    expect(screen.getByText("Type part of the name of a page.")).toBeVisible();
    await press("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("says that nothing was found and what else to try, and that it did not answer", async () => {
    const { press, field, user } = await open();
    await press("/");
    await field();
    await press("zzz");
    expect(await screen.findByText("Nothing found for “zzz”")).toBeVisible();
    expect(screen.getByText(/its other alphabet/)).toBeVisible();
    await press("zz");
    expect(await screen.findByText("The search did not answer.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("The search did not answer.")).toBeVisible();
  });

  it("offers who decides about lessons alone no page of a person", async () => {
    const { press, active } = await open({ rights: ["lessons"] });
    await press("/");
    await press("kel");
    await screen.findByText("4 results");
    expect(active()).toHaveTextContent(/Lessons/);
    expect(active()).not.toHaveTextContent(/Open/);
  });
});
