import type { CurrentUser } from "@riwaq/contracts/identity/users";
import type { PeriodicReport } from "@riwaq/contracts/learning/periodic-reports";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { buildDraft, buildPeriodicReport } from "../../../../../test/build-periodic-report.ts";
import { buildProfile } from "../../../../../test/build-profile.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { PeriodicReportPage } from "./periodic-report-page.tsx";

beforeEach(() => {
  document.cookie = "csrftoken=t;path=/";
  // Pictures are drawn into the room that there is; jsdom has none.
  const room = new DOMRect(0, 0, 320, 224);
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(room);
});

const AT = "/api/periodic-reports/quarter-1/";
type Answers = Parameters<typeof stubApi>[0];
type Shown = { reader?: CurrentUser["role"]; language?: "en" | "fr" | "ar"; more?: Answers };

async function show(report: PeriodicReport | 404, shown: Shown = {}) {
  const { reader = "P", language = "en", more = {} } = shown;
  const sent = stubApi({
    "GET /api/profile/": { body: buildProfile() },
    [`GET ${AT}`]: report === 404 ? { status: 404, body: {} } : { body: report },
    [`POST ${AT}read/`]: { body: buildPeriodicReport({ is_new: false }) },
    ...more,
  });
  const view = await renderWithProviders(<PeriodicReportPage id="quarter-1" reader={reader} />, {
    language,
  });
  const writes = () =>
    sent
      .filter(({ method }) => method !== "GET")
      .map(({ method, path, body }) => ({ call: `${method} ${path}`, body }));
  return { ...view, writes };
}

describe("a progress report that was approved", () => {
  it("tells the parents in words and figures, and is read from then on", async () => {
    const { container, writes } = await show(buildPeriodicReport());
    expect(await screen.findByText("Un beau trimestre.")).toBeInTheDocument();
    expect(container).toHaveTextContent("1 July – 30 September 2026");
    expect(await screen.findByText("Approved on 6 October 2026")).toBeInTheDocument();
    for (const [name, value] of [
      ["Time in lessons", "2 h 30 min"],
      ["Attendance", "100%"],
      ["Performance", "Good"],
    ]) {
      expect(screen.getByText(name!).parentElement).toHaveTextContent(`${name}${value}`);
    }
    // What the teacher left empty has no heading.
    expect(screen.queryByText("Next steps")).not.toBeInTheDocument();
    await waitFor(() => expect(writes()).toEqual([{ call: `POST ${AT}read/`, body: undefined }]));
  });

  it("can be taken along in the language on show, or another", async () => {
    const { user } = await show(buildPeriodicReport({ is_new: false }), { language: "fr" });
    const download = await screen.findByRole("link", { name: "Télécharger en PDF" });
    expect(download).toHaveAttribute("href", `${AT}pdf/?lang=fr`);
    await user.click(screen.getByRole("button", { name: "Choisir la langue du PDF" }));
    expect(screen.getByRole("menuitem", { name: "Arabe" })).toHaveAttribute(
      "href",
      `${AT}pdf/?lang=ar`,
    );
  });

  it("of another family is not found", async () => {
    await show(404);
    expect(await screen.findByText("This progress report cannot be found")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "All progress reports" })).toBeInTheDocument();
  });
});

describe("a draft", () => {
  const summary = () => screen.findByRole("textbox", { name: "The quarter in brief" });

  it("is saved, then submitted once the teacher is sure", async () => {
    const text = { summary: "Un très beau trimestre.", strengths: "– La voix", next_steps: "" };
    const { user, writes } = await show(buildDraft({ return_note: "Parlez de la voix." }), {
      reader: "T",
      more: {
        [`PUT ${AT}`]: { body: buildDraft({ text, version: 2 }) },
        [`POST ${AT}submit/`]: { body: buildDraft({ status: "submitted", text, version: 3 }) },
      },
    });
    await user.clear(await summary());
    await user.type(await summary(), text.summary);
    expect(screen.getByText("Parlez de la voix.")).toBeInTheDocument();
    expect(screen.getByText("Not saved yet")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Everything is saved")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Submit to the staff" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    await user.click(dialog.getByRole("button", { name: "Submit to the staff" }));
    expect(await screen.findByText(/The staff are reading this report/)).toBeInTheDocument();
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
    expect(writes()).toEqual([
      { call: `PUT ${AT}`, body: { text, version: 1 } },
      { call: `POST ${AT}submit/`, body: { text, version: 2 } },
    ]);
  });

  it("that says nothing is not submitted", async () => {
    const empty = { summary: " ", strengths: "", next_steps: "" };
    const { user, writes } = await show(buildDraft({ text: empty }), { reader: "T" });
    await summary();
    await user.click(screen.getByRole("button", { name: "Submit to the staff" }));
    expect(await screen.findByText("This field is required")).toBeInTheDocument();
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
    expect(writes()).toEqual([]);
  });

  it("changed in another window meanwhile is read before it is written over", async () => {
    const text = { summary: "Ailleurs.", strengths: "", next_steps: "" };
    const newer = buildDraft({ version: 5, text });
    let hasChanged = false;
    const { user, writes } = await show(buildDraft(), {
      reader: "T",
      more: {
        [`GET ${AT}`]: () => ({ body: hasChanged ? newer : buildDraft() }),
        [`PUT ${AT}`]: () => (hasChanged ? { status: 409, body: {} } : { status: 500 }),
      },
    });
    await user.type(await summary(), " Ici.");
    hasChanged = true;
    await user.click(screen.getByRole("button", { name: "Save" }));
    await user.click(await screen.findByRole("button", { name: "See what was saved" }));
    expect(await screen.findByText("Ailleurs.")).toBeInTheDocument();
    expect(await summary()).toHaveValue("Un beau trimestre. Ici.");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(writes()).toHaveLength(2));
    expect(writes()[1]?.body).toMatchObject({ version: 5 });
  });

  it("is only read by staff", async () => {
    await show(buildDraft(), { reader: "A" });
    expect(await screen.findByText(/The teacher is still writing/)).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Approve" })).not.toBeInTheDocument();
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  });
});

describe("a report that was submitted", () => {
  const submitted = buildDraft({ status: "submitted", version: 2, has_parent: false });

  it("is approved by staff, who are told that nobody reads it yet", async () => {
    const { user, writes } = await show(submitted, {
      reader: "A",
      more: { [`POST ${AT}approve/`]: { body: buildPeriodicReport({ is_new: false }) } },
    });
    await user.click(await screen.findByRole("button", { name: "Approve" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    expect(dialog.getByText(/so nobody is told/)).toBeInTheDocument();
    await user.click(dialog.getByRole("button", { name: "Approve" }));
    expect(await screen.findByText("Report approved")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Approve" })).not.toBeInTheDocument();
    expect(writes()).toEqual([{ call: `POST ${AT}approve/`, body: undefined }]);
  });

  it("goes back with a note, not without", async () => {
    const { user, writes } = await show(submitted, {
      reader: "A",
      more: { [`POST ${AT}return/`]: { body: buildDraft({ return_note: "La voix ?" }) } },
    });
    await user.click(await screen.findByRole("button", { name: "Send back" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Send back" }));
    expect(await dialog.findByText("This field is required")).toBeInTheDocument();
    await user.type(dialog.getByRole("textbox"), "La voix ?");
    await user.click(dialog.getByRole("button", { name: "Send back" }));
    expect(await screen.findByText("Sent back")).toBeInTheDocument();
    expect(writes()).toEqual([{ call: `POST ${AT}return/`, body: { note: "La voix ?" } }]);
  });

  it("that somebody else decided on says so", async () => {
    const detail = "This report is not waiting for a decision.";
    const { user } = await show(submitted, {
      reader: "A",
      more: { [`POST ${AT}approve/`]: { status: 409, body: { non_field_errors: [detail] } } },
    });
    await user.click(await screen.findByRole("button", { name: "Approve" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    await user.click(dialog.getByRole("button", { name: "Approve" }));
    expect(await screen.findByText(detail)).toBeInTheDocument();
  });
});
