import type { PersonNote } from "@riwaq/contracts/people/notes";
import type { Person } from "@riwaq/contracts/views/person";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";

import { buildPerson } from "../../../../../test/build-person.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { PersonPage } from "./person-page.tsx";

const ONE = "GET /api/staff/people/claire/";
const NOTES = "GET /api/staff/people/claire/notes/";
const WRITE = "POST /api/staff/people/claire/notes/";
const TIMELINE = "GET /api/staff/people/claire/timeline/";
const WISHES = "GET /api/staff/people/claire/wishes/";
const HOMES = "GET /api/users/me/homes/";

const named = (id: string, name: string) => ({ id, name });
const sara = named("sara", "Sara");
const karim = { ...named("karim", "Karim Mansour"), time_zone: "Africa/Cairo" };

const family: Person["families"] = [
  {
    id: "f",
    payer: named("claire", "Claire Martin"),
    members: [
      {
        ...named("claire", "Claire Martin"),
        kind: "guardian",
        is_closed: false,
        phone: "+33612345678",
        age: null,
        consents: [],
        lacks_consent: false,
      },
      {
        ...sara,
        kind: "child",
        is_closed: false,
        phone: null,
        age: 8,
        consents: [],
        lacks_consent: true,
      },
    ],
  },
];

const agreement: Person["agreements"][number] = {
  id: "a",
  student: sara,
  teacher: karim,
  programme: null,
  lessons_per_week: 2,
  length_minutes: 60,
  started_at: "2026-02-01T10:00:00.000Z",
  ended_at: null,
};

const note: PersonNote = {
  id: "n",
  text: "Rappeler après 18 h",
  is_pinned: false,
  author: "Mariam",
  is_own: true,
  created_at: "2026-11-20T10:00:00.000Z",
  edited_at: null,
};

async function open(person: Person, answers: Parameters<typeof stubApi>[0] = {}) {
  const calls = stubApi({
    [ONE]: { body: person },
    [NOTES]: { body: [] },
    [TIMELINE]: { body: { events: [], next: null, time_zone: "Africa/Cairo" } },
    [HOMES]: { body: { homes: ["A"], rights: ["people", "lessons"] } },
    [WISHES]: { body: { learners: [], programmes: [] } },
    ...answers,
  });
  const view = await renderWithProviders(
    <PersonPage
      id="claire"
      accessOf={({ name }) => <p>sign-ins of {name}</p>}
      booking={({ teacher, pupils }) => (
        <p>
          Booking {teacher.name} with {pupils.map(({ name }) => name).join(", ")}
        </p>
      )}
    />,
  );
  const sent = (method: string) => calls.filter((call) => call.method === method);
  return { ...view, sent };
}

beforeEach(() => void (document.cookie = "csrftoken=abc"));

it("says who it is, how to reach them, and which hour it is there", async () => {
  await open(buildPerson({ families: family }));
  expect(await screen.findByRole("heading", { level: 1, name: "Claire Martin" })).toBeVisible();
  expect(screen.getByText("Guardian")).toBeVisible();
  expect(screen.getByText(/^It is .*Paris.*French.*never signed in/)).toBeVisible();
  const ways = within(screen.getByRole("list", { name: "To reach them" }));
  expect(ways.getByRole("link", { name: "claire@example.test" })).toHaveAttribute(
    "href",
    "mailto:claire@example.test",
  );
  expect(ways.getByRole("link", { name: "+33612345678" })).toHaveAttribute(
    "href",
    "tel:+33612345678",
  );
});

it("says what the family seeks, and staff change it for them", async () => {
  const learner = { id: "sara", name: "Sara", time_zone: "Europe/Paris", wish: null };
  const { user, sent } = await open(buildPerson(), {
    [WISHES]: { body: { learners: [learner], programmes: [] } },
    "PUT /api/students/sara/wish/": { body: learner },
  });
  const section = await screen.findByRole("region", { name: "What is sought" });
  expect(section).toHaveTextContent(/Sara.*nothing said yet/);
  await user.click(within(section).getByRole("button", { name: /Say what is sought for .*Sara/ }));
  expect(
    await screen.findByRole("dialog", { name: /What does the family seek for .*Sara/ }),
  ).toBeVisible();
  await user.click(await screen.findByRole("checkbox", { name: "Wednesday" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(sent("PUT")).toMatchObject([{ body: { days: [4] } }]));
});

it("has the notes first, and on a phone three of the last lessons until the others are asked for", async () => {
  const past = Array.from({ length: 8 }, (_, index) => ({
    id: `past-${index}`,
    starts_at: `2026-11-${10 + index}T16:00:00.000Z`,
    ends_at: `2026-11-${10 + index}T17:00:00.000Z`,
    status: "Completed" as const,
    kind: "series" as const,
    cancelled_by: null,
    outcome: "completed" as const,
    programme: null,
    teacher: named("karim", "Karim Mansour"),
    pupils: [sara],
  }));
  const { user } = await open(buildPerson({ lessons: { coming: [], past } }));
  const lessons = await screen.findByRole("region", { name: "Lessons" });
  const notes = screen.getByRole("region", { name: /notes/i });
  expect(notes.compareDocumentPosition(lessons) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(within(lessons).getAllByRole("listitem")).toHaveLength(3);
  await user.click(within(lessons).getByRole("button", { name: "5 more" }));
  expect(within(lessons).getAllByRole("listitem")).toHaveLength(8);
});

it("copies an address", async () => {
  const { user } = await open(buildPerson());
  await user.click(await screen.findByRole("button", { name: /^Copy .*claire@/ }));
  expect(await navigator.clipboard.readText()).toBe("claire@example.test");
});

it("says who belongs to the family, who pays, whose consent is missing, and opens the children", async () => {
  await open(buildPerson({ families: family }));
  const part = within(await screen.findByRole("region", { name: "Family" }));
  expect(await part.findByRole("link", { name: "Sara" })).toHaveAttribute(
    "href",
    "/staff/people/sara",
  );
  expect(part.getByText("Pays")).toBeVisible();
  expect(part.getByText("Consent is missing")).toBeVisible();
  expect(part.queryByRole("link", { name: "Claire Martin" })).toBeNull();
});

it("a closed account says so, and books nothing", async () => {
  await open(
    buildPerson({
      account: "closed",
      closed_at: "2026-11-01T10:00:00.000Z",
      remove_after: "2027-11-01T10:00:00.000Z",
      agreements: [agreement],
    }),
  );
  expect(await screen.findByText("Account closed")).toBeVisible();
  expect(screen.getByText(/records are removed on 01\/11\/27/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Book a lesson" })).toBeNull();
});

it("books with the one teacher, and opens the children's lessons", async () => {
  const { user } = await open(buildPerson({ families: family, agreements: [agreement] }));
  await user.click(await screen.findByRole("button", { name: "Book a lesson" }));
  expect(screen.getByText("Booking Karim Mansour with Sara")).toBeVisible();
  expect(screen.getByRole("link", { name: "All lessons" })).toHaveAttribute(
    "href",
    expect.stringMatching(/^\/staff\/lessons\?q=Sara&days=/),
  );
});

it("neither books nor opens lessons without the right to them", async () => {
  await open(buildPerson({ families: family, agreements: [agreement] }), {
    [HOMES]: { body: { homes: ["A"], rights: ["people"] } },
  });
  expect(await screen.findByRole("link", { name: "Write" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Book a lesson" })).toBeNull();
  expect(screen.queryByRole("link", { name: "All lessons" })).toBeNull();
});

it("keeps a note under its own key, and empties the field", async () => {
  let notes: PersonNote[] = [];
  const { user, sent } = await open(buildPerson(), {
    [NOTES]: () => ({ body: notes }),
    [WRITE]: () => {
      notes = [note];
      return { status: 201, body: note };
    },
  });
  await user.type(await screen.findByLabelText("New note"), "Rappeler après 18 h");
  await user.click(screen.getByRole("button", { name: "Keep the note" }));
  expect(await screen.findByText("Rappeler après 18 h", { selector: "p" })).toBeVisible();
  expect(screen.getByLabelText("New note")).toHaveValue("");
  const [{ body, headers } = { body: null, headers: new Headers() }] = sent("POST");
  expect(body).toEqual({ text: "Rappeler après 18 h", is_pinned: false });
  expect(headers.get("idempotency-key")).toBeTruthy();
});

it("a colleague's note is pinned and deleted, and its words are not changed", async () => {
  const { user, sent } = await open(buildPerson(), {
    [NOTES]: { body: [{ ...note, is_own: false }] },
    "PATCH /api/staff/person-notes/n/": { body: { ...note, is_pinned: true } },
    "DELETE /api/staff/person-notes/n/": { body: { done: true } },
  });
  const part = within(await screen.findByRole("region", { name: "Notes" }));
  await user.click(await part.findByRole("button", { name: "Pin" }));
  await waitFor(() => expect(sent("PATCH")[0]?.body).toEqual({ is_pinned: true }));
  expect(part.queryByRole("button", { name: "Edit" })).toBeNull();
  await user.click(part.getByRole("button", { name: "Delete" }));
  expect(sent("DELETE")).toHaveLength(0);
  const sure = within(screen.getByRole("alertdialog"));
  await user.click(sure.getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(sent("DELETE")).toHaveLength(1));
});

it("tells what happened and who did it, on the institute's clock, and goes on to what is older", async () => {
  const event = (sequence: number, at: string) => ({
    sequence,
    at,
    kind: "add-child",
    actor: { id: "claire", name: "Claire Martin", role: "P" },
    subject: { type: "user", id: "sara", name: "Sara", at: null, person_id: "sara" },
    who: null,
    number: null,
    words: [],
    reason: null,
  });
  const time_zone = "Africa/Cairo";
  const { user } = await open(buildPerson(), {
    [TIMELINE]: { body: { events: [event(9, "2026-11-20T22:30:00Z")], next: 9, time_zone } },
    [`${TIMELINE}?before=9`]: {
      body: { events: [event(4, "2026-11-18T10:00:00Z")], next: null, time_zone },
    },
  });
  const part = within(await screen.findByRole("region", { name: "What happened" }));
  expect(await part.findByText("Claire Martin")).toBeVisible();
  expect(part.getByRole("heading", { name: "21 November 2026" })).toBeVisible();
  expect(part.getByText("12:30 am")).toBeVisible();
  await user.click(part.getByRole("button", { name: "Older" }));
  expect(await part.findByRole("heading", { name: "18 November 2026" })).toBeVisible();
  expect(part.queryByRole("button", { name: "Older" })).toBeNull();
});

it("says where nobody is", async () => {
  await open(buildPerson(), { [ONE]: { status: 404, body: { detail: ["Not found"] } } });
  expect(await screen.findByText("Nobody here has this page", { selector: "p" })).toBeVisible();
});

it("can be asked again after a failure", async () => {
  await open(buildPerson(), { [ONE]: { status: 500, body: {} } });
  expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
});
