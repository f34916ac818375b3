import type { Applicant, FoundStudent, GenderExceptions } from "@riwaq/contracts/people/teachers";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";

import { buildTeacher } from "../../../../../test/build-teacher.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { AllowedPupils } from "./allowed-pupils.tsx";

const karim: Applicant = {
  ...buildTeacher({ name: "Karim", gender: "M" }),
  email: "karim@example.test",
  phone_number: null,
  approval: "approved",
  approval_note: "",
  approval_changed_at: null,
  registered_at: "2026-11-18T10:00:00Z",
  sent_at: null,
  files_pending: 0,
  coming_lessons: 0,
  has_room: true,
};
const pupil = (changes: Partial<FoundStudent> = {}): FoundStudent => ({
  id: "pupil-1",
  name: "Inès",
  age: 13,
  gender: "F",
  parents: ["Claire", "Omar"],
  ...changes,
});

const LIST = "GET /api/staff/teachers/teacher-1/gender-exceptions/";
const FIND = "GET /api/staff/students/?search=in";
const ALLOW = "PUT /api/staff/gender-exceptions/";
const REMOVE = "DELETE /api/staff/gender-exceptions/";
const KEY = { student_id: "pupil-1", teacher_id: "teacher-1" };
const done = { body: { done: true } };

/** A server that keeps what is allowed. */
async function openSection(found: FoundStudent[], allowed: GenderExceptions = []) {
  let kept = allowed;
  const calls = stubApi({
    "GET /api/profile/": { status: 404 },
    [LIST]: () => ({ body: kept }),
    [FIND]: { body: found },
    [ALLOW]: () => {
      kept = [{ ...pupil(), allowed_at: "2026-11-20T10:00:00Z" }];
      return done;
    },
    [REMOVE]: () => {
      kept = [];
      return done;
    },
  });
  const view = await renderWithProviders(<AllowedPupils teacher={karim} />);
  const written = () =>
    calls.filter(({ method }) => method !== "GET").map(({ method, body }) => [method, body]);
  const press = async (name: RegExp) =>
    view.user.click(await screen.findByRole("button", { name }));
  const search = async () => view.user.type(await screen.findByRole("searchbox"), "in");
  return { ...view, calls, written, press, search };
}

beforeEach(() => {
  document.cookie = "csrftoken=abc";
});

test("a pupil is found by name, and allowed once the rule that is set aside was read", async () => {
  const { press, search, written } = await openSection([pupil()]);
  expect(await screen.findByText("No pupil is allowed by exception.")).toBeVisible();
  await search();
  const found = within(await screen.findByRole("list", { name: "Pupils found" }));
  expect(found.getByText("13 years old · female")).toBeVisible();
  expect(found.getByText(/^Parents: .*Claire.*Omar/)).toBeVisible();
  await press(/^Allow .*Inès/);
  expect(screen.getByRole("alertdialog")).toHaveTextContent(
    /From the age of 12 on, .* own gender\. For .*Inès.* and .*Karim.* this rule is set aside/,
  );
  expect(written()).toEqual([]);
  await press(/^Allow$/);
  expect(await screen.findByText("Allowed")).toBeVisible();
  const list = within(screen.getByRole("list", { name: "Allowed pupils" }));
  expect(list.getByText("13 years old · female · allowed on 20/11/26")).toBeVisible();
  expect(written()).toEqual([["PUT", KEY]]);
});

test("for a young pupil it is the parents’ choice that is set aside", async () => {
  const { press, search } = await openSection([pupil({ age: 11 })]);
  await search();
  await press(/^Allow .*Inès/);
  expect(screen.getByRole("alertdialog")).toHaveTextContent(/parents of a pupil under 12 choose/);
});

test("who keeps the rule needs no exception", async () => {
  const { search } = await openSection([pupil({ gender: "M", parents: [] })]);
  await search();
  expect(await screen.findByText("No exception needed")).toBeVisible();
  expect(screen.queryByRole("button", { name: /Allow/ })).toBeNull();
});

test("an exception is ended after a word about what stays", async () => {
  const allowed = [{ ...pupil(), allowed_at: "2026-11-20T10:00:00Z" }];
  const { press, written } = await openSection([], allowed);
  await press(/^Remove .*Inès/);
  expect(screen.getByRole("alertdialog")).toHaveTextContent(/Lessons that are booked stay/);
  await press(/^Remove$/);
  expect(await screen.findByText("No pupil is allowed by exception.")).toBeVisible();
  expect(written()).toEqual([["DELETE", KEY]]);
});

test("one letter asks for nothing, and nobody found is said", async () => {
  const { user, calls } = await openSection([]);
  const field = await screen.findByRole("searchbox");
  await user.type(field, "i");
  expect(screen.getByText("Type at least two letters of the name.")).toBeVisible();
  await user.type(field, "n");
  expect(await screen.findByText("No pupil of that name")).toBeVisible();
  expect(calls.filter(({ path }) => path.includes("/staff/students/"))).toHaveLength(1);
});
