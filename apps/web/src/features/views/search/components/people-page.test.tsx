import type { AllPeople } from "@riwaq/contracts/views/all-people";
import { screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { type Answer, stubApi } from "../../../../../test/stub-api.ts";
import { type PeopleSearch, parsePeopleSearch } from "../model/people-search.ts";
import { PeoplePage } from "./people-page.tsx";

const CALL = "GET /api/staff/all-people/";
const SALMA = "0b7f7a52-3d3c-4b8e-9a53-5d8d8f1b6a01";
const INES = "0b7f7a52-3d3c-4b8e-9a53-5d8d8f1b6a02";

const answer = (part: Partial<AllPeople> = {}): AllPeople => ({
  people: [
    {
      id: INES,
      name: "Inès Lambert",
      picture: null,
      roles: ["student"],
      family: ["Nadia Lambert"],
      email: null,
      phone_number: null,
      is_closed: true,
    },
    {
      id: SALMA,
      name: "Salma Hegazy",
      picture: null,
      roles: ["teacher", "guardian"],
      family: [],
      email: "salma@example.test",
      phone_number: "+201001234567",
      is_closed: false,
    },
  ],
  has_before: false,
  has_after: true,
  ...part,
});

function Page({ start }: { start: PeopleSearch }) {
  const [search, setSearch] = useState(start);
  return <PeoplePage search={search} onSearch={setSearch} />;
}

async function open(body: AllPeople, start: PeopleSearch = {}) {
  const homes = { body: { homes: ["A"], rights: ["people", "lessons"] } };
  const sent = stubApi(
    new Proxy<Record<string, Answer>>(
      {},
      { get: (_, call) => (String(call).startsWith(CALL) ? { body } : homes) },
    ),
  );
  const view = await renderWithProviders(<Page start={start} />);
  const asked = () =>
    sent.filter(({ path }) => path.startsWith("/api/staff/all-people/")).map(({ path }) => path);
  return { ...view, asked };
}

it("says of everybody what they are, to whom they belong and how to reach them", async () => {
  await open(answer());
  const pupil = within((await screen.findByText("Inès Lambert")).closest("tr")!);
  expect(pupil.getByText("Account closed")).toBeVisible();
  expect(pupil.getByText(/Nadia Lambert/)).toBeVisible();
  const teacher = within(screen.getByText("Salma Hegazy").closest("tr")!);
  expect(teacher.getByText(/Teacher.* and .*Guardian/)).toBeVisible();
  expect(teacher.getByRole("link", { name: "+201001234567" })).toHaveAttribute(
    "href",
    "tel:+201001234567",
  );
  expect(await teacher.findByRole("link", { name: "Lessons of Salma Hegazy" })).toHaveAttribute(
    "href",
    expect.stringContaining(`/staff/lessons?teacher=${SALMA}`),
  );
});

it("asks for the page that follows the last, and anew from the first where it is narrowed", async () => {
  const { user, asked } = await open(answer());
  await user.click(await screen.findByRole("button", { name: "Next page" }));
  await waitFor(() => expect(asked().at(-1)).toContain(`after=${SALMA}`));
  await user.click(screen.getByRole("combobox", { name: "Here as" }));
  await user.click(await screen.findByRole("option", { name: "Teachers" }));
  await waitFor(() => expect(asked().at(-1)).toContain("role=teacher"));
  expect(asked().at(-1)).not.toContain("after");
  await user.type(screen.getByRole("searchbox"), "salma");
  await waitFor(() => expect(asked().at(-1)).toContain("search=salma"));
});

it("says that nobody fits, and clears what narrows", async () => {
  const { user, asked } = await open(answer({ people: [], has_after: false }), {
    q: "zzz",
    state: "closed",
  });
  expect(await screen.findByText("Nobody like this")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Clear the filters" }));
  await waitFor(() => expect(asked().at(-1)).not.toContain("state"));
});

it("an address that says nonsense asks for everybody", () => {
  const nonsense = { role: "owner", state: 3, after: "x", before: "y", q: 7 };
  expect(parsePeopleSearch(nonsense)).toEqual({ q: "7" });
  const both = { after: SALMA, before: INES, role: "staff" };
  expect(parsePeopleSearch(both)).toEqual({ after: SALMA, role: "staff" });
});
