import type { Handover } from "@riwaq/contracts/scheduling/handover";
import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";

import { buildSession } from "../../../../../../test/build-session.ts";
import { renderWithProviders } from "../../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../../test/stub-api.ts";
import { HandOver } from "./hand-over.tsx";

const lesson = (day: string, change: Partial<Handover["goes"][number]> = {}) => ({
  session_id: `lesson-${day}`,
  on: `2026-12-${day}`,
  starts_at: `2026-12-${day}T17:00:00Z`,
  ends_at: `2026-12-${day}T17:45:00Z`,
  fault: null,
  covered_by: null,
  ...change,
});
const SALMA = {
  teacher_id: "salma",
  name: "Salma",
  fault: null,
  clashes: 0,
  reasons: ["known" as const],
  minutes_that_week: 120,
};
const OMAR = { ...SALMA, teacher_id: "omar", name: "Omar", fault: "busy" as const, clashes: 2 };
const found: Handover = {
  teacher_name: "Karim",
  students: ["Inès"],
  time_zone: "Europe/Paris",
  from: "2026-12-07",
  goes: [lesson("07"), lesson("14")],
  stays: [],
  owed: 0,
  successors: [SALMA, OMAR],
};
const given = {
  series_id: "series-2",
  session_ids: ["lesson-07"],
  change_id: "change-1",
  undo_until: "2100-01-01T00:00:00Z",
};
const AT = "/api/staff/series/series-1/handover/";

async function open(answers: Parameters<typeof stubApi>[0]) {
  document.cookie = "csrftoken=t;path=/";
  const sent = stubApi({ [`GET ${AT}`]: { body: found }, ...answers });
  const onDone = vi.fn();
  const session = buildSession({ kind: "series", series_id: "series-1" });
  const view = await renderWithProviders(
    <HandOver session={session} reader="A" onBack={() => {}} onDone={onDone} />,
  );
  return { ...view, sent, onDone };
}

it("offers first who can give all of them, and shows what it means before it is done", async () => {
  const { user, onDone } = await open({
    [`GET ${AT}?teacher=salma`]: { body: found },
    [`POST ${AT}`]: { status: 201, body: given },
  });
  const can = await screen.findByRole("list", { name: "They can" });
  expect(can).toHaveTextContent("Salma");
  expect(can).not.toHaveTextContent("Omar");
  await user.click(within(can).getByRole("button", { name: /Choose .*Salma/ }));
  const goes = await screen.findByRole("region", { name: /2 lessons go to/ });
  expect(within(goes).getAllByRole("listitem")).toHaveLength(2);
  await user.click(screen.getByRole("button", { name: /Hand over to/ }));
  await vi.waitFor(() => expect(onDone).toHaveBeenCalled());
});

it("takes along what is owed unless staff leave it, and is taken back by one press", async () => {
  const { user, sent } = await open({
    [`GET ${AT}`]: { body: { ...found, owed: 2 } },
    [`GET ${AT}?teacher=salma`]: { body: { ...found, owed: 2 } },
    [`POST ${AT}`]: { status: 201, body: given },
    "POST /api/changes/change-1/undo/": { status: 204 },
  });
  await user.click(await screen.findByRole("button", { name: /Choose .*Salma/ }));
  const owed = await screen.findByRole("checkbox", { name: /2 lessons .* still owed go to/ });
  expect(owed).toBeChecked();
  expect(owed).toHaveAccessibleDescription(/books with .*Karim/);
  await user.click(owed);
  await user.click(screen.getByRole("button", { name: /Hand over to/ }));
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await vi.waitFor(() =>
    expect(sent.map(({ path }) => path)).toContain("/api/changes/change-1/undo/"),
  );
  expect(sent.find(({ method, path }) => method === "POST" && path === AT)?.body).toEqual({
    from: "2026-12-07",
    teacher_id: "salma",
    owed_goes: false,
  });
});

it("shows which lessons stand against somebody, and does nothing then", async () => {
  const goes = [lesson("07"), lesson("14", { fault: "busy" })];
  const { user } = await open({ [`GET ${AT}?teacher=omar`]: { body: { ...found, goes } } });
  await user.click(await screen.findByRole("button", { name: /stands against .*Omar/ }));
  expect(await screen.findByText("has a lesson then")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: /Hand over to/ })).toBeDisabled();
});

it("says so where no lesson is to come", async () => {
  await open({ [`GET ${AT}`]: { body: { ...found, from: null, goes: [], successors: [] } } });
  expect(await screen.findByText(/No lesson of this series/)).toBeInTheDocument();
});
