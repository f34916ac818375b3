import type { AuditPage } from "@riwaq/contracts/views/audit";
import { AUDIT_KINDS } from "@riwaq/contracts/views/audit-kinds";
import { screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { type Answer, stubApi } from "../../../../../test/stub-api.ts";
import { type AuditSearch, kindsIn, parseAuditSearch } from "../model/audit-search.ts";
import { AuditPageView } from "./audit-page.tsx";

const CALL = "GET /api/staff/audit/";
const SALMA = "0b7f7a52-3d3c-4b8e-9a53-5d8d8f1b6a01";

const answer = (part: Partial<AuditPage> = {}): AuditPage => ({
  events: [
    {
      sequence: 90,
      at: "2026-12-01T22:30:00.000Z",
      kind: "book-lessons",
      actor: { id: SALMA, name: "Salma Hegazy", role: "T" },
      subject: { type: "student", id: "s", name: "Inès", at: null, person_id: "s" },
      who: null,
      number: 4,
      words: [],
      reason: null,
    },
  ],
  next: null,
  time_zone: "Africa/Cairo",
  who: null,
  whom: null,
  ...part,
});

function Page({ start }: { start: AuditSearch }) {
  const [search, setSearch] = useState(start);
  return <AuditPageView search={search} onSearch={setSearch} />;
}

/** Whatever is asked of it. */
const always = (body: AuditPage) =>
  new Proxy<Record<string, Answer>>(
    {},
    {
      get: (_, call) => {
        const asked = String(call);
        if (asked.startsWith(`${CALL}people/`)) {
          return { body: [{ id: SALMA, name: "Salma Hegazy" }] };
        }
        return asked.startsWith(CALL) ? { body } : undefined;
      },
    },
  );

async function open(body: AuditPage, start: AuditSearch = {}) {
  const calls = stubApi(always(body));
  const view = await renderWithProviders(<Page start={start} />);
  return { ...view, asked: () => calls.at(-1)?.path ?? "" };
}

it("says what happened under its day and hour, on the institute's clock", async () => {
  await open(answer());
  const day = await screen.findByRole("region", { name: /2 December/ });
  expect(within(day).getByText("12:30 am")).toBeVisible();
  expect(within(day).getByRole("listitem")).toHaveTextContent(
    "Salma Hegazy booked lessons for Inès (4)",
  );
  expect(screen.getByText(/Cairo/)).toBeVisible();
});

it("asks for an area, and of it for a kind; another area forgets the kind", async () => {
  const { user, asked } = await open(answer(), { before: 40 });
  await user.click(await screen.findByRole("combobox", { name: "Area" }));
  await user.click(screen.getByRole("option", { name: "Lessons" }));
  await waitFor(() => expect(asked()).toContain("area=lessons"));
  expect(asked()).not.toContain("before");
  await user.click(screen.getByRole("combobox", { name: "Kind" }));
  await user.click(screen.getByRole("option", { name: "Booked lessons for …" }));
  await waitFor(() => expect(asked()).toContain("kind=book-lessons"));
  await user.click(screen.getByRole("combobox", { name: "Area" }));
  await user.click(screen.getByRole("option", { name: "Messages" }));
  await waitFor(() => expect(asked()).not.toContain("kind="));
});

it("finds somebody by name and asks what they did, until that is taken away", async () => {
  const { user, asked } = await open(answer({ who: { id: SALMA, name: "Salma Hegazy" } }));
  const done = screen.getByRole("group", { name: "Done by" });
  await user.type(within(done).getByRole("searchbox"), "sal");
  await user.click(await within(done).findByRole("button", { name: "Salma Hegazy" }));
  await waitFor(() => expect(asked()).toContain(`who=${SALMA}`));
  await user.click(await screen.findByRole("button", { name: /No longer ask for.*Salma/ }));
  await waitFor(() => expect(asked()).not.toContain("who="));
});

it("goes on to what is older, and back", async () => {
  const { user, asked } = await open(answer({ next: 51 }), { area: "lessons" });
  await user.click(await screen.findByRole("button", { name: "Older" }));
  await waitFor(() => expect(asked()).toContain("before=51"));
  await user.click(await screen.findByRole("button", { name: "Back to the newest" }));
  await waitFor(() => expect(asked()).not.toContain("before"));
  expect(asked()).toContain("area=lessons");
});

it("offers as a file what is asked for, from the newest on", async () => {
  await open(answer(), { area: "lessons", before: 51 });
  const link = await screen.findByRole("link", { name: "Save as CSV" });
  expect(link).toHaveAttribute("href", "/api/staff/audit/export/?area=lessons");
});

it("says that nothing fits, and clears what was asked for", async () => {
  const { user, asked } = await open(answer({ events: [] }), { from: "2026-12-01" });
  await user.click(await screen.findByRole("button", { name: "Clear the filters" }));
  await waitFor(() => expect(asked()).not.toContain("from"));
  expect(await screen.findByText("Nothing has happened yet")).toBeVisible();
});

it("an address that says nonsense asks for everything", () => {
  const odd = { who: "x", area: "secrets", kind: "odd", from: "yesterday", before: -1 };
  expect(parseAuditSearch(odd)).toEqual({});
  expect(parseAuditSearch({ area: "reports", kind: "book-lessons" })).toEqual({ area: "reports" });
  expect(kindsIn(undefined)).toHaveLength(Object.values(AUDIT_KINDS).flat().length);
});
