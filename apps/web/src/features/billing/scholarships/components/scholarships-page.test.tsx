import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { ScholarshipsPage } from "./scholarships-page.tsx";

const LIST = "/api/staff/scholarships/";
const ID = "11111111-1111-4111-8111-111111111111";
const ILYES = { id: "22222222-2222-4222-8222-222222222222", name: "Ilyes Haddad" };

const scholarship = {
  id: ID,
  student: ILYES,
  basis_points: 5_000,
  state: "now",
  starts_on: "2026-11-01",
  ends_on: null,
  reason: "The father died last year",
  decided_by: "Youssef Amrani",
  decided_at: "2026-11-01T10:00:00Z",
  proof: null as null | object,
};

async function open(
  scholarships: object[],
  answers: Parameters<typeof stubApi>[0] = {},
  student?: string,
) {
  const body = { scholarships, today: "2026-11-21" };
  const calls = stubApi({ [`GET ${LIST}`]: { body }, ...answers });
  const onStudentDone = vi.fn();
  const view = await renderWithProviders(
    <ScholarshipsPage student={student} onStudentDone={onStudentDone} />,
  );
  return { ...view, onStudentDone, sent: () => calls.filter(({ method }) => method !== "GET") };
}

beforeEach(() => void (document.cookie = "csrftoken=abc"));

it("says that nobody has one, and how to grant one", async () => {
  await open([]);
  expect(await screen.findByText("Nobody has a scholarship yet")).toBeVisible();
  expect(screen.getByRole("button", { name: "Grant a scholarship" })).toBeVisible();
});

it("says whose, how much, since when, by whom and why; what is over is only told", async () => {
  await open([
    { ...scholarship, proof: { mime_type: "application/pdf", size_bytes: 10 } },
    { ...scholarship, id: "over", state: "past", ends_on: "2026-11-10", basis_points: 10_000 },
  ]);
  const current = within(await screen.findByRole("region", { name: "Current and coming" }));
  expect(current.getByRole("heading", { name: "Ilyes Haddad · Half price" })).toBeVisible();
  expect(current.getByText(/decided by .*Youssef Amrani/)).toBeVisible();
  expect(current.getByText("The father died last year")).toBeVisible();
  expect(current.getByRole("link", { name: /Document for the scholarship/ })).toHaveAttribute(
    "href",
    `${LIST}${ID}/proof/`,
  );
  const over = within(screen.getByRole("region", { name: "Over" }));
  expect(over.getByText(/full price again from/)).toBeVisible();
  expect(over.queryByRole("button", { name: "End it" })).toBeNull();
});

it("grants one to a learner that is looked for, with a reason", async () => {
  const { user, sent } = await open([], {
    [`GET ${LIST}learners/?q=ily`]: { body: { learners: [{ ...ILYES, payer: "Amina" }] } },
    [`POST ${LIST}`]: { status: 201, body: scholarship },
  });
  await user.click(await screen.findByRole("button", { name: "Grant a scholarship" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByRole("searchbox"), "ily");
  await user.click(await dialog.findByRole("combobox", { name: "Learner" }));
  await user.click(await screen.findByRole("option", { name: /Ilyes Haddad.*paid by.*Amina/ }));
  await user.click(dialog.getByRole("radio", { name: "Free" }));
  await user.click(dialog.getByRole("button", { name: "Grant it" }));
  expect(sent()).toEqual([]);
  await user.type(dialog.getByLabelText(/^Why/), "Orphan");
  await user.click(dialog.getByRole("button", { name: "Grant it" }));
  expect(await screen.findByText("The scholarship is granted")).toBeVisible();
  expect(sent()[0]?.body).toEqual({
    student_id: ILYES.id,
    basis_points: 10_000,
    starts_on: "2026-11-21",
    ends_on: null,
    reason: "Orphan",
  });
});

it("stands open for the learner from whose page somebody came", async () => {
  const { user, onStudentDone } = await open(
    [],
    {
      [`GET ${LIST}learners/?id=${ILYES.id}`]: { body: { learners: [{ ...ILYES, payer: "" }] } },
    },
    ILYES.id,
  );
  const dialog = within(await screen.findByRole("dialog"));
  const learner = await dialog.findByRole("combobox", { name: "Learner" });
  await waitFor(() => expect(learner).toHaveTextContent("Ilyes Haddad"));
  await user.keyboard("{Escape}");
  expect(onStudentDone).toHaveBeenCalled();
});

it("ends one from a day on", async () => {
  const body = { scholarships: [], today: "2026-11-21" };
  const { user, sent } = await open([scholarship], { [`POST ${LIST}${ID}/end/`]: { body } });
  await user.click(await screen.findByRole("button", { name: "End it" }));
  const dialog = within(await screen.findByRole("dialog", { name: /Ilyes Haddad/ }));
  await user.click(dialog.getByRole("button", { name: "End the scholarship" }));
  expect(await screen.findByText("The scholarship ends")).toBeVisible();
  expect(sent()[0]?.body).toEqual({ ends_on: "2026-11-21" });
});

it("takes a document", async () => {
  const after = { ...scholarship, proof: { mime_type: "application/pdf", size_bytes: 3 } };
  const body = { scholarships: [after], today: "2026-11-21" };
  const { user } = await open([scholarship], { [`PUT ${LIST}${ID}/proof/`]: { body } });
  const input = await screen.findByLabelText("Add the document", { selector: "input" });
  await user.upload(input, new File(["pdf"], "a.pdf", { type: "application/pdf" }));
  expect(await screen.findByText("The document is saved")).toBeVisible();
  expect(await screen.findByRole("button", { name: "Another document" })).toBeVisible();
});

it("sends no file that is no document", async () => {
  const { sent } = await open([scholarship]);
  const input = await screen.findByLabelText("Add the document", { selector: "input" });
  const letter = new File(["x"], "a.docx", { type: "application/msword" });
  fireEvent.change(input, { target: { files: [letter] } });
  expect(await screen.findByText(/Choose a PDF or a picture/)).toBeVisible();
  expect(sent()).toEqual([]);
});
