import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { buildOccurrence, buildPreview } from "../../../../../test/build-preview.ts";
import { buildProfile } from "../../../../../test/build-profile.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { NewSessionDialog } from "./new-session-dialog.tsx";

const TUESDAY_19_CAIRO = "2026-11-24T17:00:00.000Z";
const PREVIEW = "POST /api/bookings/preview/";
const BOOK = "POST /api/bookings/";
const booked = {
  status: 201,
  body: { series_id: null, session_ids: ["session-1"], skipped: [], offer: null },
};

type FieldProps = { label: string; value: string; onChange: (id: string) => void };

function Students({ label, value, onChange }: FieldProps) {
  return (
    <label>
      {label}
      <input value={value} onChange={({ target }) => onChange(target.value)} />
    </label>
  );
}

beforeEach(() => {
  document.cookie = "csrftoken=token";
  vi.useFakeTimers({ now: Date.parse("2026-11-23T09:00:00Z"), toFake: ["Date"] });
});

async function showDialog(
  answers: Parameters<typeof stubApi>[0] = {},
  studentId?: string,
  teacherZone?: string,
  trialMinutes?: 30,
) {
  const sent = stubApi({
    "GET /api/profile/": { body: buildProfile({ role: "T", time_zone: "Africa/Cairo" }) },
    [PREVIEW]: { body: buildPreview([buildOccurrence(TUESDAY_19_CAIRO)]) },
    [BOOK]: booked,
    ...answers,
  });
  const onClose = vi.fn();
  const view = await renderWithProviders(
    <NewSessionDialog
      teacherId="teacher-1"
      studentId={studentId}
      studentField={Students}
      trialMinutes={trialMinutes}
      {...(teacherZone && { teacherZone })}
      onClose={onClose}
    />,
  );
  if (!studentId) await view.user.click(screen.getByRole("button", { name: "New Session" }));
  await screen.findByLabelText("Student");
  const posted = (path: string) => sent.filter((call) => `${call.method} ${call.path}` === path);
  return { ...view, posted, onClose };
}

async function fillIn(date = "2026-11-24", time = "19:00") {
  fireEvent.change(screen.getByLabelText("Student"), { target: { value: "child-1" } });
  fireEvent.change(screen.getByLabelText("Date"), { target: { value: date } });
  fireEvent.change(screen.getByLabelText("Time"), { target: { value: time } });
}

const submit = () => screen.getByRole("button", { name: "Schedule Session" });

it("has staff write it on the teacher's clock and say why before it is booked", async () => {
  const { user, posted } = await showDialog({}, undefined, "Africa/Cairo");
  await fillIn();
  await screen.findByText("Tuesday 24 November");
  expect(submit()).toBeDisabled();
  await user.type(screen.getByLabelText(/Why do you book for both/), "Agreed on the phone");
  await waitFor(() => expect(submit()).toBeEnabled());
  await user.click(submit());
  await waitFor(() => expect(posted(BOOK)).toHaveLength(1));
  expect(posted(BOOK)[0]?.body).toMatchObject({
    starts_at: TUESDAY_19_CAIRO,
    reason: "Agreed on the phone",
  });
});

describe("one session", () => {
  it("is asked about as soon as pupil, date and time are there, in both clocks", async () => {
    const { posted } = await showDialog();
    expect(submit()).toBeDisabled();
    expect(posted(PREVIEW)).toHaveLength(0);
    await fillIn();
    expect(await screen.findByText("Tuesday 24 November")).toBeInTheDocument();
    const dialog = screen.getByRole("dialog");
    expect(dialog).toHaveTextContent(/07:00 pm–08:00 pm Cairo.*06:00 pm–07:00 pm Paris/);
    expect(submit()).toBeEnabled();
  });

  it("is scheduled, said, and the dialog closes", async () => {
    const { user, posted, onClose } = await showDialog();
    await fillIn();
    await waitFor(() => expect(submit()).toBeEnabled());
    await user.click(submit());
    expect(await screen.findByText("1 lesson is booked")).toBeInTheDocument();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(onClose).toHaveBeenCalledOnce();
    expect(posted(BOOK)[0]?.body).toEqual({
      kind: "single",
      student_id: "child-1",
      teacher_id: "teacher-1",
      starts_at: TUESDAY_19_CAIRO,
      length_minutes: 60,
      expected_count: 1,
    });
  });

  it("outside the teacher's own hours is the teacher's to decide", async () => {
    const outside = buildOccurrence(TUESDAY_19_CAIRO, { state: "outside_hours", is_booked: true });
    await showDialog({ [PREVIEW]: { body: buildPreview([outside]) } });
    await fillIn();
    expect(await screen.findByText("Outside the teacher’s hours")).toBeInTheDocument();
    expect(screen.getByText(/you decide/)).toBeInTheDocument();
    expect(submit()).toBeEnabled();
  });

  it("that clashes offers other hours, which fill in date and time", async () => {
    const busy = buildPreview([buildOccurrence(TUESDAY_19_CAIRO, { state: "student_busy" })], {
      problems: ["This hour has just been taken."],
      alternatives: ["2026-11-25T18:30:00.000Z"],
    });
    const { user, posted } = await showDialog({ [PREVIEW]: { body: busy } });
    await fillIn();
    expect(await screen.findByText("This hour has just been taken.")).toBeInTheDocument();
    expect(submit()).toBeDisabled();
    await user.click(screen.getByRole("button", { name: /Wednesday 25 November/ }));
    expect(screen.getByLabelText("Date")).toHaveValue("2026-11-25");
    expect(screen.getByLabelText("Time")).toHaveValue("20:30");
    await waitFor(() =>
      expect(posted(PREVIEW).at(-1)?.body).toMatchObject({ starts_at: "2026-11-25T18:30:00.000Z" }),
    );
  });

  it("that was taken meanwhile is said with the hours left", async () => {
    const taken = { status: 409, body: { detail: ["Taken meanwhile."] } };
    const clash = buildPreview([buildOccurrence(TUESDAY_19_CAIRO, { state: "student_busy" })], {
      problems: ["Taken meanwhile."],
      alternatives: ["2026-11-25T18:30:00.000Z"],
    });
    const free = buildPreview([buildOccurrence(TUESDAY_19_CAIRO)]);
    let isTaken = false;
    const { user } = await showDialog({
      [PREVIEW]: () => ({ body: isTaken ? clash : free }),
      [BOOK]: taken,
    });
    await fillIn();
    await waitFor(() => expect(submit()).toBeEnabled());
    isTaken = true;
    await user.click(submit());
    const dialog = screen.getByRole("dialog");
    expect(await within(dialog).findByText("Taken meanwhile.")).toBeInTheDocument();
    const other = await within(dialog).findByRole("button", { name: /Wednesday/ });
    expect(other).toBeInTheDocument();
  });
});

it("a weekly session keeps its hour on the family's wall unless the teacher's is chosen", async () => {
  const { user, posted } = await showDialog();
  await fillIn();
  await user.click(screen.getByRole("radio", { name: "Every week" }));
  await screen.findByRole("list", { name: "Lessons" });
  const paris = { anchor_zone: "Europe/Paris", times: [{ day_of_week: 3, time: "18:00" }] };
  expect(posted(PREVIEW).at(-1)?.body).toMatchObject({ kind: "series", ...paris });
  await user.click(screen.getByRole("radio", { name: "Cairo" }));
  const cairo = { anchor_zone: "Africa/Cairo", times: [{ day_of_week: 3, time: "19:00" }] };
  await waitFor(() => expect(posted(PREVIEW).at(-1)?.body).toMatchObject(cairo));
});

it("is open at once with the pupil who was chosen elsewhere", async () => {
  await showDialog({}, "child-7");
  expect(screen.getByRole("dialog", { name: "New Session" })).toBeInTheDocument();
  expect(screen.getByLabelText("Student")).toHaveValue("child-7");
});

describe("a pair that may have a trial", () => {
  it("has it chosen already, with the length that the institute gives it", async () => {
    const { posted } = await showDialog({}, "child-7", "Africa/Cairo", 30);
    expect(screen.getByRole("radio", { name: /Trial lesson/ })).toBeChecked();
    expect(screen.queryByRole("group", { name: "Length" })).toBeNull();
    await fillIn();
    await waitFor(() =>
      expect(posted(PREVIEW).at(-1)?.body).toMatchObject({ kind: "trial", length_minutes: 30 }),
    );
  });

  it("can choose another kind, with a length of its own", async () => {
    const { user, posted } = await showDialog({}, "child-7", "Africa/Cairo", 30);
    await fillIn();
    await user.click(screen.getByRole("radio", { name: "One lesson" }));
    await user.click(screen.getByRole("radio", { name: "45 min" }));
    await waitFor(() =>
      expect(posted(PREVIEW).at(-1)?.body).toMatchObject({ kind: "single", length_minutes: 45 }),
    );
    await user.click(screen.getByRole("radio", { name: /Trial lesson/ }));
    await waitFor(() =>
      expect(posted(PREVIEW).at(-1)?.body).toMatchObject({ kind: "trial", length_minutes: 30 }),
    );
  });

  it("alone is offered one", async () => {
    await showDialog();
    expect(screen.queryByRole("radio", { name: /Trial lesson/ })).toBeNull();
  });
});

describe("before it is sent", () => {
  it.each([
    ["offered", /This will be an offer.*within 72 hours/],
    ["declinable", /The family can decline it as long as it could be cancelled freely/],
  ] as const)("says how it comes to stand: %s", async (standing, text) => {
    const preview = buildPreview([buildOccurrence(TUESDAY_19_CAIRO)], { standing });
    await showDialog({ [PREVIEW]: { body: preview } });
    await fillIn();
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it("an offer is said to wait for the family", async () => {
    const offer = { id: "offer-1", held_until: "2026-11-26T09:00:00.000Z" };
    await showDialog({
      [BOOK]: {
        status: 201,
        body: { series_id: null, session_ids: [], skipped: [], offer },
      },
    });
    await fillIn();
    await waitFor(() => expect(submit()).toBeEnabled());
    fireEvent.click(submit());
    expect(await screen.findByText("The offer is with the family")).toBeInTheDocument();
    expect(screen.getByText(/It waits for them until Thursday 26 November/)).toBeInTheDocument();
  });
});
