import type { Applicant } from "@riwaq/contracts/people/teachers";
import { screen, within } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, test } from "vitest";

import { buildTeacher } from "../../../../../test/build-teacher.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import type { ApplicantSearch } from "../model/approvals.ts";
import { ApplicantsPage } from "./applicants-page.tsx";

const salma: Applicant = {
  ...buildTeacher(),
  email: "salma@example.test",
  phone_number: "+33199001422",
  approval: "applied",
  approval_note: "",
  approval_changed_at: null,
  registered_at: "2026-11-18T10:00:00Z",
  sent_at: "2026-11-18T10:00:00Z",
  files_pending: 2,
  coming_lessons: 0,
  has_room: true,
};
const counts = { draft: 0, returned: 0, applied: 1, approved: 12, paused: 0, declined: 0 };
const list = (teachers: Applicant[], page_count = 1) => ({
  body: { teachers, counts, ending: 2, page: 1, page_count },
});

const APPLIED = "GET /api/staff/teachers/?approval=applied&page=1";
const APPROVED = "GET /api/staff/teachers/?approval=approved&page=1";
const DECIDE = "PATCH /api/staff/teachers/teacher-1/";

/** The page with an address of its own, as the route gives it. */
function Staff({ start }: { start: ApplicantSearch }) {
  const [search, setSearch] = useState(start);
  return (
    <ApplicantsPage
      Review={({ teacher }) => `The application of ${teacher.id}`}
      WillSee={({ teacher }) => `What families see of ${teacher.id}`}
      Book={({ teacher }) => `Book for ${teacher.id}`}
      search={search}
      onSearch={setSearch}
    />
  );
}

type Shown = { start?: ApplicantSearch };

async function openStaff(answers: Parameters<typeof stubApi>[0], shown: Shown = {}) {
  const { start = {} } = shown;
  const calls = stubApi({ "GET /api/profile/": { status: 404 }, ...answers });
  const view = await renderWithProviders(
    <main>
      <Staff start={start} />
    </main>,
  );
  const press = async (name: string) =>
    view.user.click(await screen.findByRole("button", { name }));
  const written = () => calls.filter(({ method }) => method !== "GET").map(({ body }) => body);
  return { ...view, calls, press, written };
}

const VIEW = "View \u2068Salma Hegazy\u2069";

beforeEach(() => {
  document.cookie = "csrftoken=abc";
});

test("the applicants come first, and each list says how many are in it", async () => {
  const { user } = await openStaff({ [APPLIED]: list([salma]), [APPROVED]: list([]) });
  const row = within(await screen.findByRole("row", { name: /Salma Hegazy/ }));
  expect(row.getByText("18/11/26")).toBeVisible();
  expect(screen.getByRole("tab", { name: "Applicants 1" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await user.click(screen.getByRole("tab", { name: "Approved 12" }));
  expect(await screen.findByText("No teacher is approved yet")).toBeVisible();
});

test("everything to decide by is shown before a decision", async () => {
  const { press } = await openStaff({ [APPLIED]: list([{ ...salma, approval_note: "Call her" }]) });
  await press(VIEW);
  const dialog = within(screen.getByRole("dialog", { name: "Salma Hegazy" }));
  expect(dialog.getByRole("link", { name: "salma@example.test" })).toBeVisible();
  expect(dialog.getByText("+33199001422")).toBeVisible();
  expect(dialog.getByText("The application of teacher-1")).toBeVisible();
  expect(dialog.getByText("J’enseigne aux enfants.")).toHaveAttribute("lang", "fr");
  expect(dialog.getByText("Call her")).toBeVisible();
  expect(dialog.queryByRole("button", { name: "Pause" })).toBeNull();
});

test("an applicant is approved with a note, and leaves the list", async () => {
  let isThere = true;
  const { user, press, written } = await openStaff({
    [APPLIED]: () => list(isThere ? [salma] : []),
    [DECIDE]: () => {
      isThere = false;
      return { body: { ...salma, approval: "approved" } };
    },
  });
  await press(VIEW);
  await press("Approve");
  expect(screen.getByRole("dialog")).toHaveTextContent(/Families find this teacher/);
  expect(screen.getByRole("dialog")).toHaveTextContent("What families see of teacher-1");
  await user.type(screen.getByRole("textbox", { name: /Note to the teacher/ }), " Welcome ");
  await press("Approve");
  expect(await screen.findByText(/Salma Hegazy.* is approved/)).toBeVisible();
  expect(await screen.findByText("Nobody is waiting for an answer")).toBeVisible();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  expect(written()).toEqual([{ approval: "approved", note: "Welcome" }]);
});

test("staff see that an applicant's lessons have nowhere to meet, and what an approval then means", async () => {
  const { press } = await openStaff({ [APPLIED]: list([{ ...salma, has_room: false }]) });
  await press(VIEW);
  expect(screen.getByRole("dialog")).toHaveTextContent("Nowhere yet: cannot be booked");
  await press("Approve");
  expect(screen.getByRole("dialog")).toHaveTextContent(/once there is a link/);
});

test("before a pause it is said how many booked lessons stay", async () => {
  const approved: Applicant = { ...salma, approval: "approved", coming_lessons: 6 };
  const { press, written } = await openStaff(
    { [APPROVED]: list([approved]) },
    { start: { tab: "approved" } },
  );
  await press(VIEW);
  await press("Pause");
  expect(screen.getByRole("dialog")).toHaveTextContent("6 booked lessons stay as they are.");
  await press("Back");
  expect(screen.getByRole("button", { name: "Decline" })).toBeVisible();
  expect(written()).toEqual([]);
});

test("what could not be decided is said, and the dialog stays", async () => {
  const { press } = await openStaff({
    [APPLIED]: list([salma]),
    [DECIDE]: { status: 403, body: { detail: ["Not you."] } },
  });
  await press(VIEW);
  await press("Decline");
  await press("Decline");
  expect(await screen.findByText("Not you.")).toBeVisible();
  expect(screen.getByRole("dialog")).toBeVisible();
});

test("a search is asked of the server once somebody pauses", async () => {
  const { user, calls } = await openStaff({
    [APPLIED]: list([salma]),
    [`${APPLIED}&search=nobody`]: list([]),
  });
  await screen.findByRole("row", { name: /Salma/ });
  await user.type(screen.getByRole("searchbox"), "nobody");
  expect(await screen.findByText("Nobody of that name")).toBeVisible();
  const asked = calls.filter(({ path }) => path.includes("/staff/teachers/"));
  expect(asked).toHaveLength(2);
});

test("further pages are asked for", async () => {
  const { press } = await openStaff({
    [APPLIED]: list([salma], 2),
    "GET /api/staff/teachers/?approval=applied&page=2": list([{ ...salma, name: "Heba" }], 2),
  });
  await press("Next page");
  expect(await screen.findByRole("row", { name: /Heba/ })).toBeVisible();
});
