import type { Student } from "@riwaq/contracts/students";
import { screen, within } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it } from "vitest";

import { renderWithProviders } from "../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../test/stub-api.ts";
import { StudentField } from "./student-field.tsx";
import { StudentsForTeachers } from "./students-for-teachers.tsx";
import { StudentsPage } from "./students-page.tsx";

const CALL = "GET /api/students/";
const STUDENTS: Student[] = [
  { id: "1", name: "Inès Lambert", age: 9, last_activity: "2026-11-18", performance: "Excellent" },
  { id: "2", name: "سارة التازي", age: 21, last_activity: null, performance: null },
];

const rows = () => screen.getAllByRole("row").slice(1);

async function showStudents() {
  stubApi({ [CALL]: { body: STUDENTS } });
  const view = await renderWithProviders(<StudentsPage />);
  await screen.findByRole("table");
  return view;
}

describe("the list", () => {
  it("has the specified columns and what is known of each student", async () => {
    await showStudents();
    expect(screen.getByRole("heading", { name: "Manage Students" })).toBeInTheDocument();
    const headers = screen.getAllByRole("columnheader").map((header) => header.textContent);
    expect(headers).toEqual(["Name", "Age", "Last Activity", "Performance", "Actions"]);
    expect(rows()[0]).toHaveTextContent(/Inès Lambert.*9.*18\/11\/26.*Excellent/);
    expect(rows()[1]).toHaveTextContent(/No lesson yet.*Not assessed yet/);
  });

  it("filters by a part of the name as it is typed", async () => {
    const { user } = await showStudents();
    await user.type(screen.getByPlaceholderText("Search by student name..."), "LAM");
    expect(rows()).toHaveLength(1);
    await user.type(screen.getByPlaceholderText("Search by student name..."), "x");
    expect(screen.getByText("No students found.")).toBeInTheDocument();
    await user.click(screen.getAllByRole("button", { name: "Clear the search" })[0]!);
    expect(rows()).toHaveLength(2);
  });

  it("is empty until the institute has enrolled somebody", async () => {
    stubApi({ [CALL]: { body: [] } });
    await renderWithProviders(<StudentsPage />);
    expect(await screen.findByText("No students found.")).toBeInTheDocument();
  });

  it("says that it could not be loaded", async () => {
    stubApi({ [CALL]: { status: 500, body: {} } });
    await renderWithProviders(<StudentsPage />);
    expect(await screen.findByRole("alert")).toBeInTheDocument();
  });
});

describe("dialogs", () => {
  it("a profile shows the student, with what opens later disabled", async () => {
    const { user } = await showStudents();
    await user.click(screen.getByRole("button", { name: "View the profile of Inès Lambert" }));
    const dialog = within(screen.getByRole("dialog", { name: "Student Profile" }));
    for (const text of ["Inès Lambert", "9", "18/11/26", "Excellent"]) {
      expect(dialog.getByText(text)).toBeInTheDocument();
    }
    expect(dialog.getByRole("link", { name: "Schedule Session" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/sessions\?new=/),
    );
    expect(dialog.getByRole("button", { name: "View Progress" })).toBeDisabled();
  });

  it("a student can be written down, and not invited yet", async () => {
    const { user } = await showStudents();
    await user.click(screen.getByRole("button", { name: "Add Student" }));
    const dialog = within(screen.getByRole("dialog", { name: "Add Student" }));
    expect(dialog.getByLabelText("Name")).toBeInTheDocument();
    expect(dialog.getByLabelText("Age")).toHaveAttribute("type", "number");
    expect(dialog.getByLabelText(/Parent or guardian/)).toHaveAttribute("type", "email");
    expect(dialog.getByText(/Invitations open later/)).toBeInTheDocument();
    expect(dialog.getByRole("button", { name: "Add Student" })).toBeDisabled();
  });
});

function Field() {
  const [chosen, setChosen] = useState("");
  return <StudentField label="Student" value={chosen} onChange={setChosen} />;
}

describe("the field that other forms use", () => {
  it("offers the teacher's students", async () => {
    stubApi({ [CALL]: { body: STUDENTS } });
    const { user } = await renderWithProviders(<Field />);
    await screen.findByText("Choose");
    await user.click(screen.getByRole("combobox", { name: "Student" }));
    await user.click(screen.getByRole("option", { name: "Inès Lambert" }));
    expect(screen.getByRole("combobox", { name: "Student" })).toHaveTextContent("Inès Lambert");
  });

  it("says that there is nobody to choose", async () => {
    stubApi({ [CALL]: { body: [] } });
    await renderWithProviders(<Field />);
    expect(await screen.findByText("You have no students yet")).toBeInTheDocument();
    expect(screen.getByRole("combobox", { name: "Student" })).toBeDisabled();
  });
});

it("is for teachers: others are led to their own sessions", async () => {
  await renderWithProviders(<StudentsForTeachers />);
  expect(screen.getByText("This page is for teachers")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Open your sessions" })).toHaveAttribute(
    "href",
    "/sessions",
  );
});
