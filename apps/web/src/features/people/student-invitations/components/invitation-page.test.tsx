import type { CurrentUser } from "@riwaq/contracts/identity/users";
import type { Child } from "@riwaq/contracts/people/children";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { InvitationPage } from "./invitation-page.tsx";

const OPEN = "POST /api/student-invitations/open/";
const ACCEPT = "POST /api/student-invitations/accept/";
const CHILDREN = "GET /api/children/";
const opened = {
  teacher: "أمل",
  child: "Inès",
  age: 9,
  language: "fr",
  expires_at: "2026-12-02T10:00:00.000Z",
};
const gone = { status: 400, body: { token: ["This invitation is no longer valid."] } };

const userOf = (role: CurrentUser["role"]): CurrentUser => ({
  id: "1",
  name: "Hélène",
  email: "helene@example.com",
  role,
  profile: { picture: null },
});
const child = (id: string, name: string): Child => ({
  id,
  name,
  age: 9,
  gender: "F",
  teacher_gender: null,
  time_zone: "Europe/Paris",
  language: "fr",
  has_own_account: false,
  consented_at: null,
  other_parent: null,
  next_session_at: null,
  next_session_zone: null,
});

async function open(role: CurrentUser["role"] | null, answers: Parameters<typeof stubApi>[0] = {}) {
  const sent = stubApi({ [OPEN]: { body: opened }, [CHILDREN]: { body: [] }, ...answers });
  const page = <InvitationPage token="abc" user={role && userOf(role)} />;
  const view = await renderWithProviders(page, { path: "/invitation?token=abc" });
  const bodyOf = (path: string) =>
    sent.findLast((call) => call.path === path && call.method === "POST")?.body;
  return { ...view, sent, bodyOf };
}

const accept = () => screen.getByRole("button", { name: "Accept the invitation" });

beforeEach(() => {
  document.cookie = "csrftoken=abc";
});

it("tells a guest who invites whom, and the two ways in", async () => {
  const { bodyOf } = await open(null);
  const heading = await screen.findByRole("heading", { level: 1 });
  expect(heading).toHaveTextContent(/أمل.* invites .*Inès.* to lessons/);
  expect(bodyOf("/api/student-invitations/open/")).toEqual({ token: "abc" });
  expect(screen.getByRole("link", { name: "Create a parent account" })).toHaveAttribute(
    "href",
    "/register?role=P",
  );
  expect(screen.getByRole("link", { name: "Log in" })).toHaveAttribute("href", "/login");
});

it("tells other roles that it is for a parent's account", async () => {
  await open("T");
  expect(
    await screen.findByText(/You are logged in as .*Hélène.* \(Teacher\)/),
  ).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Logout" })).toHaveAttribute("href", "/logout");
});

describe("a parent", () => {
  it("without children confirms the child that the teacher wrote down", async () => {
    const { user, bodyOf } = await open("P", { [ACCEPT]: { body: { child_id: "child-1" } } });
    expect(await screen.findByLabelText("Name of the child")).toHaveValue("Inès");
    expect(screen.getByLabelText("Age")).toHaveValue(9);
    await user.click(accept());
    expect(screen.getByRole("checkbox")).toBeInvalid();
    await user.type(screen.getByLabelText("Name of the child"), " Lambert");
    await user.click(screen.getByRole("radio", { name: "Girl" }));
    await user.click(screen.getByRole("checkbox"));
    await user.click(accept());
    expect(await screen.findByText(/Welcome, .*Inès Lambert/)).toBeInTheDocument();
    expect(bodyOf("/api/student-invitations/accept/")).toEqual({
      token: "abc",
      consent: true,
      child_id: null,
      new_child: { name: "Inès Lambert", age: 9, gender: "F" },
    });
    expect(screen.getByRole("link", { name: "Open Children" })).toHaveAttribute(
      "href",
      "/children",
    );
  });

  it("with a child of that name need only agree", async () => {
    const { user, bodyOf } = await open("P", {
      [CHILDREN]: { body: [child("child-1", "Adam"), child("child-2", "Ines Lambert")] },
      [ACCEPT]: { body: { child_id: "child-2" } },
    });
    expect(await screen.findByRole("radio", { name: "Ines Lambert" })).toBeChecked();
    await user.click(accept());
    expect(screen.getByRole("checkbox")).toBeInvalid();
    await user.click(screen.getByRole("checkbox"));
    await user.click(accept());
    expect(await screen.findByText(/Welcome, .*Ines Lambert/)).toBeInTheDocument();
    expect(bodyOf("/api/student-invitations/accept/")).toMatchObject({
      child_id: "child-2",
      new_child: null,
    });
  });

  it("may choose a new child beside their own", async () => {
    const { user } = await open("P", { [CHILDREN]: { body: [child("child-1", "Ines")] } });
    await user.click(await screen.findByRole("radio", { name: "Another child" }));
    expect(screen.getByLabelText("Name of the child")).toHaveValue("Inès");
  });

  it("reads what the server refused", async () => {
    const refusal = "This invitation is no longer valid.";
    const { user } = await open("P", {
      [CHILDREN]: { body: [child("child-1", "Inès")] },
      [ACCEPT]: gone,
    });
    await user.click(await screen.findByRole("checkbox"));
    await user.click(accept());
    await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent(refusal));
  });
});

describe("a link that does not open", () => {
  it("says so, and where to go on", async () => {
    await open("P", { [OPEN]: gone });
    expect(await screen.findByText("This invitation is no longer open")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Open Children" })).toBeInTheDocument();
  });

  it("without its secret asks nobody", async () => {
    const sent = stubApi({});
    await renderWithProviders(<InvitationPage token="" user={null} />);
    expect(screen.getByText("This invitation is no longer open")).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it("for want of a connection can be tried again", async () => {
    const { user, sent } = await open(null, { [OPEN]: { status: 500, body: {} } });
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    expect(sent.filter(({ method }) => method === "POST")).toHaveLength(2);
  });
});
