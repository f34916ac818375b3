import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { currentUser } from "../../../../lib/current-user.ts";
import { RegisterPage } from "./register-page.tsx";

const REGISTER = "POST /api/authentication/register";
const PASSWORD = "a long sentence";

const personOf = (role: "T" | "S" | "P") => ({
  id: "7",
  name: "Nour",
  email: "nour@example.com",
  role,
  profile: { picture: null },
});

const page = () => <RegisterPage renderTimetable={(teacherId) => <p>The week of {teacherId}</p>} />;
const open = (language: "en" | "fr" | "ar" = "en") =>
  renderWithProviders(page(), { language, path: "/register" });
/** The choice of a role is named by its title and then its hint. */
const button = (name: string) => screen.getByRole("button", { name: new RegExp(`^${name}`) });
const field = (name: string) => screen.getByLabelText(name);
/** What the forms need comes once a role is chosen. */
async function choose(user: UserEvent, name: string) {
  await user.click(button(name));
  await screen.findByRole("form");
}
const alertText = () => screen.getByRole("alert").textContent;

beforeEach(() => {
  document.cookie = "csrftoken=abc";
});

async function fillTeacher(user: UserEvent) {
  await choose(user, "I am a Teacher");
  await user.type(field("Name"), "Nour");
  await user.type(field("Phone number"), "+20 100 123 4567");
  await user.type(field("Email"), "nour@example.com");
  await user.type(field("Zoom email"), "zoom@example.com");
  await user.type(field("Password"), PASSWORD);
  await user.type(field("Years of experience"), "4");
  await user.click(screen.getByRole("radio", { name: "Female" }));
}

it("begins with the form of a parent for whoever was invited as one, with the way back", async () => {
  const invited = <RegisterPage startRole="P" renderTimetable={() => null} />;
  const { user } = await renderWithProviders(invited, { path: "/register?role=P" });
  expect(screen.getByText("Step 2 of 2")).toBeInTheDocument();
  expect(await screen.findByLabelText("Phone number")).toBeInTheDocument();
  await user.click(button("Back"));
  expect(button("I am a Student")).toBeInTheDocument();
});

describe("the progress bar", () => {
  /** The share that a reader is told is behind them: the whole of it is for the end. */
  const doneOf = (bar: HTMLElement) =>
    Number(bar.getAttribute("aria-valuenow")) / Number(bar.getAttribute("aria-valuemax"));

  it.each([
    ["I am a Student", 2],
    ["I am a Parent", 2],
    ["I am a Teacher", 3],
  ])("after %s counts %d steps", async (choice, total) => {
    const { user } = await open();
    expect(screen.getByText("Step 1 of 1")).toBeVisible();
    expect(doneOf(screen.getByRole("progressbar"))).toBe(0.5);
    await choose(user, choice);
    expect(screen.getByText(`Step 2 of ${total}`)).toBeVisible();
    expect(screen.getByRole("progressbar").children).toHaveLength(total);
    expect(doneOf(screen.getByRole("progressbar"))).toBe(1.5 / total);
    await user.click(button("Back"));
    expect(screen.getByText(`Step 1 of ${total}`)).toBeVisible();
    expect(button(choice)).toHaveAttribute("aria-pressed", "true");
  });

  it("takes the focus when the step changes", async () => {
    const { user } = await open();
    await user.click(button("I am a Parent"));
    expect(document.activeElement).toHaveTextContent("Step 2 of 2");
  });
});

describe("registering as a student", () => {
  it("sends the form with language and time zone, then leads to log-in", async () => {
    const sent = stubApi({ [`${REGISTER}/students/`]: { status: 201, body: personOf("S") } });
    const { user, address } = await open("en");
    await choose(user, "I am a Student");
    await user.type(field("Name"), " Nour ");
    await user.type(field("Age"), "9");
    await user.type(field("Email"), "Nour@Example.com");
    await user.type(field("Password"), PASSWORD);
    await user.click(screen.getByRole("radio", { name: "Male" }));
    await user.click(button("Register"));
    await waitFor(() => expect(address()).toBe("/login"));
    expect(sent.map(({ body }) => body)).toEqual([
      {
        name: "Nour",
        age: 9,
        email: "nour@example.com",
        password: PASSWORD,
        gender: "M",
        language: "en",
        time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
    ]);
    expect(await screen.findByText("Your account has been created")).toBeVisible();
    expect(currentUser.peek()).toBeUndefined();
    expect({ ...localStorage, ...sessionStorage }).toEqual({});
  });

  it("names every fault at its field, sends nothing and goes to the first one", async () => {
    const sent = stubApi({});
    const { user } = await open();
    await choose(user, "I am a Student");
    await user.type(field("Email"), "nobody");
    await user.type(field("Password"), "short");
    await user.click(button("Register"));
    expect(await screen.findByText("Name can't be empty")).toBeVisible();
    expect(field("Age")).toHaveAccessibleDescription("Age must be at least 1");
    expect(field("Email")).toHaveAccessibleDescription("Invalid email address");
    expect(field("Password")).toHaveAccessibleDescription(
      expect.stringContaining("Password must be at least 8 characters long"),
    );
    expect(screen.getByRole("group", { name: "Gender" })).toHaveAccessibleDescription(
      "Choose male or female",
    );
    expect(field("Name")).toHaveFocus();
    expect(sent).toEqual([]);
    await user.type(field("Age"), "121");
    expect(field("Age")).toHaveAccessibleDescription("Age must be less than or equal to 120");
  });

  it("shows the server's messages beneath the form and on the field, and loses no text", async () => {
    const taken = "An account with this email address already exists";
    const body = { email: [taken], time_zone: ["Unknown time zone"] };
    stubApi({ [`${REGISTER}/students/`]: { status: 400, body } });
    const { user } = await open();
    await choose(user, "I am a Student");
    await user.type(field("Name"), "Nour");
    await user.type(field("Age"), "9");
    await user.type(field("Email"), "nour@example.com");
    await user.type(field("Password"), PASSWORD);
    await user.click(screen.getByRole("radio", { name: "Male" }));
    await user.keyboard("{Enter}");
    await waitFor(() => expect(alertText()).toBe(`${taken}Unknown time zone`));
    expect(field("Email")).toHaveAccessibleDescription(taken);
    expect(field("Email")).toHaveFocus();
    expect(field("Name")).toHaveValue("Nour");
    expect(field("Password")).toHaveValue(PASSWORD);
  });
});

describe("registering as a parent", () => {
  const fill = async (user: UserEvent, phone: string) => {
    await choose(user, "I am a Parent");
    await user.type(field("Name"), "Nour");
    await user.type(field("Phone number"), phone);
    await user.type(field("Email"), "nour@example.com");
    await user.type(field("Password"), PASSWORD);
    await user.click(screen.getByRole("radio", { name: "Female" }));
    await user.click(button("Register"));
  };

  it("refuses a phone number that is none", async () => {
    const sent = stubApi({});
    const { user } = await open();
    await fill(user, "06 12 34");
    await waitFor(() =>
      expect(field("Phone number")).toHaveAccessibleDescription(
        expect.stringContaining("Invalid phone number format."),
      ),
    );
    expect(sent).toEqual([]);
  });

  it("takes a number as it is dialled at home, and shows one of the country", async () => {
    // A page in English, in a zone of no country.
    vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue({
      ...new Intl.DateTimeFormat("en").resolvedOptions(),
      timeZone: "Etc/UTC",
    });
    const sent = stubApi({ [`${REGISTER}/parents/`]: { status: 201, body: personOf("P") } });
    const { user } = await open();
    await fill(user, "07400 123456");
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ phone_number: "+447400123456" });
  });

  it("says so where there is no connection", async () => {
    stubApi({});
    const { user } = await open();
    await fill(user, "+33 6 12 34 56 78");
    const sentence = "No connection. Check your network, then try again.";
    await waitFor(() => expect(alertText()).toBe(sentence));
  });

  it("says when to try again after too many attempts", async () => {
    stubApi({
      [`${REGISTER}/parents/`]: {
        status: 429,
        body: { detail: ["Too many attempts. Wait a little, then try again"] },
        headers: { "retry-after": "125" },
      },
    });
    const { user } = await open();
    await fill(user, "+33 6 12 34 56 78");
    await waitFor(() => expect(alertText()).toContain("You can try again in 3 minutes."));
  });
});

describe("registering as a teacher", () => {
  it("goes on to the timetable, once and signed in", async () => {
    const sent = stubApi({ [`${REGISTER}/teachers/`]: { status: 201, body: personOf("T") } });
    const { user } = await open();
    await fillTeacher(user);
    await user.click(button("Next"));
    expect(await screen.findByText("The week of 7")).toBeVisible();
    expect(screen.getByText("Step 3 of 3")).toBeVisible();
    expect(sent[0]?.body).toMatchObject({
      phone_number: "+201001234567",
      zoom_email: "zoom@example.com",
      years_of_experience: 4,
    });
    expect(currentUser.peek()).toEqual(personOf("T"));
    expect(JSON.stringify(localStorage)).not.toContain(PASSWORD);

    await user.click(button("Back"));
    expect(screen.getByText("Step 2 of 3")).toBeVisible();
    expect(screen.getByText("The week of 7")).not.toBeVisible();
    await user.click(button("Back"));
    expect(button("I am a Student")).toBeDisabled();
    await user.click(button("I am a Teacher"));
    await user.click(button("Next"));
    expect(screen.getByText("The week of 7")).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it("sends one registration while the first is on its way", async () => {
    let answer = () => {};
    const calls = vi.fn<() => void>();
    vi.stubGlobal("fetch", async () => {
      calls();
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return Response.json(personOf("T"), { status: 201 });
    });
    const { user } = await open();
    await fillTeacher(user);
    await user.click(button("Next"));
    const busy = await screen.findByRole("button", { name: "Registering..." });
    expect(busy).toHaveAttribute("aria-disabled", "true");
    await user.type(field("Name"), "{Enter}");
    await user.click(button("Back"));
    expect(screen.getByText("Step 2 of 3")).toBeVisible();
    answer();
    expect(await screen.findByText("The week of 7")).toBeVisible();
    expect(calls).toHaveBeenCalledTimes(1);
  });

  it("wants at least one year of experience", async () => {
    const sent = stubApi({});
    const { user } = await open();
    await fillTeacher(user);
    await user.clear(field("Years of experience"));
    await user.click(button("Next"));
    expect(field("Years of experience")).toHaveAccessibleDescription(
      "Years of experience must be at least 1",
    );
    expect(field("Years of experience")).toHaveFocus();
    expect(sent).toEqual([]);
  });
});

it("keeps what was typed on the way back and forward", async () => {
  const { user } = await open();
  await fillTeacher(user);
  await user.click(button("Back"));
  await choose(user, "I am a Student");
  expect(field("Name")).toHaveValue("Nour");
  expect(field("Age")).toHaveValue(null);
  await user.click(button("Back"));
  await choose(user, "I am a Teacher");
  expect(field("Years of experience")).toHaveValue(4);
  expect(field("Phone number")).toHaveValue("+20 100 123 4567");
  expect(screen.getByRole("radio", { name: "Female" })).toBeChecked();
});

it("leads to log-in", async () => {
  await open();
  expect(screen.getByRole("link", { name: "Or you can login" })).toHaveAttribute("href", "/login");
});
