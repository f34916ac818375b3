import type { StudentInvitation } from "@riwaq/contracts/people/student-invitations";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { AddStudentDialog } from "./add-student-dialog.tsx";
import { SentInvitations } from "./sent-invitations.tsx";

const LIST = "GET /api/student-invitations/";
const INVITE = "POST /api/student-invitations/";
const PROFILE = { "GET /api/profile/": { status: 500, body: {} } };

const pending: StudentInvitation = {
  id: "invitation-1",
  name: "Inès",
  age: 9,
  email: "parent@example.com",
  language: "fr",
  state: "pending",
  sent_at: "2026-11-18T10:00:00.000Z",
  expires_at: "2026-12-02T10:00:00.000Z",
  resend_from: "2026-11-18T11:00:00.000Z",
};

beforeEach(() => {
  document.cookie = "csrftoken=abc";
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T10:00:00.000Z") });
});
afterEach(() => void vi.useRealTimers());

async function showInvitations(
  rows: StudentInvitation[],
  answers: Parameters<typeof stubApi>[0] = {},
) {
  const sent = stubApi({ ...PROFILE, [LIST]: { body: rows }, ...answers });
  const view = await renderWithProviders(<SentInvitations />);
  return { ...view, sent };
}

describe("whom a teacher has invited", () => {
  it("stands with address, dates and state; what is over has no buttons", async () => {
    await showInvitations([
      pending,
      { ...pending, id: "2", name: "Adam", state: "accepted" },
      { ...pending, id: "3", name: "Lina", state: "expired" },
    ]);
    const [first, accepted, expired] = await screen.findAllByRole("listitem");
    expect(first).toHaveTextContent(/Inès.*9 years.*Pending.*parent@example\.com/);
    expect(first).toHaveTextContent(/Sent on 18\/11\/26.*valid until 02\/12\/26.*in French/);
    expect(within(accepted!).queryAllByRole("button")).toEqual([]);
    expect(accepted).toHaveTextContent("Accepted");
    expect(expired).toHaveTextContent("Expired");
    expect(within(expired!).getAllByRole("button")).toHaveLength(2);
  });

  it("is not there where nobody was invited", async () => {
    const { sent, container } = await showInvitations([]);
    await waitFor(() => expect(sent.length).toBeGreaterThan(0));
    await waitFor(() => expect(container.querySelector("section")).toBeNull());
  });

  it("is sent again, and says from when on where that was just done", async () => {
    const just = { ...pending, id: "2", resend_from: "2026-11-21T10:30:00.000Z" };
    const { user, sent } = await showInvitations([pending, just], {
      "POST /api/student-invitations/invitation-1/resend/": { body: pending },
    });
    const [first, second] = await screen.findAllByRole("listitem");
    expect(second).toHaveTextContent(/Can be sent again from/);
    await user.click(within(first!).getByRole("button", { name: /^Resend the invitation for/ }));
    expect(await screen.findByText(/is on its way to/)).toBeInTheDocument();
    await waitFor(() =>
      expect(sent.filter(({ method }) => method === "GET").length).toBeGreaterThan(2),
    );
  });

  it("is withdrawn after a question; a parent who was quicker is told of", async () => {
    const closed = "This invitation was accepted or withdrawn and can no longer change.";
    const { user } = await showInvitations([pending], {
      "DELETE /api/student-invitations/invitation-1/": { status: 409, body: { detail: [closed] } },
    });
    await user.click(await screen.findByRole("button", { name: /^Withdraw the invitation/ }));
    const dialog = within(screen.getByRole("alertdialog"));
    await user.click(dialog.getByRole("button", { name: "Withdraw" }));
    expect(await screen.findByText(closed)).toBeInTheDocument();
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  });

  it("can be asked for again where it could not be loaded", async () => {
    await showInvitations([], { [LIST]: { status: 500, body: {} } });
    expect(await screen.findByRole("alert")).toBeInTheDocument();
  });
});

describe("Add Student", () => {
  async function open(answers: Parameters<typeof stubApi>[0] = {}) {
    const sent = stubApi(answers);
    const view = await renderWithProviders(<AddStudentDialog />);
    await view.user.click(screen.getByRole("button", { name: "Add Student" }));
    return { ...view, sent, dialog: within(screen.getByRole("dialog", { name: "Add Student" })) };
  }

  it("sends the invitation in French unless another language is chosen", async () => {
    const { user, sent, dialog } = await open({ [INVITE]: { status: 201, body: pending } });
    await user.type(dialog.getByLabelText("Name"), "Inès");
    await user.type(dialog.getByLabelText("Age"), "9");
    await user.type(dialog.getByLabelText(/^Parent or guardian/), "Parent@example.com");
    await user.click(dialog.getByRole("button", { name: "Send the invitation" }));
    expect(await screen.findByText(/is on its way to/)).toBeInTheDocument();
    expect(sent[0]?.body).toEqual({
      name: "Inès",
      age: 9,
      email: "parent@example.com",
      language: "fr",
    });
    expect(sent[0]?.headers.get("idempotency-key")).toMatch(/^[\da-f-]{36}$/);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("names what is missing before it asks, and what the server says on its field", async () => {
    const twice = "You have invited this child at this address already.";
    const { user, sent, dialog } = await open({
      [INVITE]: { status: 400, body: { email: [twice] } },
    });
    await user.click(dialog.getByRole("button", { name: "Send the invitation" }));
    expect(dialog.getByLabelText("Name")).toBeInvalid();
    expect(dialog.getByLabelText("Age")).toBeInvalid();
    expect(sent).toEqual([]);
    await user.type(dialog.getByLabelText("Name"), "Inès");
    await user.type(dialog.getByLabelText("Age"), "9");
    await user.type(dialog.getByLabelText(/^Parent or guardian/), "parent@example.com");
    await user.click(dialog.getByRole("button", { name: "Send the invitation" }));
    expect(await within(dialog.getByRole("alert")).findByText(twice)).toBeInTheDocument();
    expect(dialog.getByLabelText(/^Parent or guardian/)).toBeInvalid();
    expect(dialog.getByLabelText(/^Parent or guardian/)).toHaveFocus();
  });
});
