import type { StudentsPage as FoundStudents, Student } from "@riwaq/contracts/people/students";
import { screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import type { StudentSearch } from "../model/student-search.ts";
import { StudentField } from "./student-field.tsx";
import { StudentsForTeachers } from "./students-for-teachers.tsx";
import { StudentsPage } from "./students-page.tsx";

const CALL = "GET /api/students/";
const PAGE = "GET /api/students/page/";
const STUDENTS: Student[] = [
  {
    id: "pupil-1",
    name: "Inès Lambert",
    age: 9,
    last_activity: "2026-11-18",
    performance: "Excellent",
  },
  { id: "pupil-2", name: "سارة التازي", age: 21, last_activity: null, performance: null },
];
const found = (students: Student[], more: Partial<FoundStudents> = {}) => ({
  body: { students, page: 1, pages: 1, total: students.length, ...more },
});

const rows = () => screen.getAllByRole("row").slice(1);

function Page() {
  const [search, setSearch] = useState<StudentSearch>({});
  return (
    <StudentsPage
      search={search}
      onSearch={setSearch}
      addStudent={<button type="button">Add</button>}
      invitations={<p>Invited</p>}
    />
  );
}

async function showStudents(answers: Parameters<typeof stubApi>[0] = {}) {
  const sent = stubApi({ [PAGE]: found(STUDENTS), ...answers });
  const view = await renderWithProviders(<Page />);
  await screen.findByRole("table");
  return { ...view, asked: () => sent.map(({ path }) => path) };
}

describe("the list", () => {
  it("has the specified columns and what is known of each student", async () => {
    await showStudents();
    expect(screen.getByRole("heading", { name: "Manage Students" })).toBeInTheDocument();
    const headers = screen.getAllByRole("columnheader").map((header) => header.textContent);
    expect(headers).toEqual([
      "NameName",
      "AgeAge",
      "Last ActivityLast Activity",
      "PerformancePerformance",
      "Actions",
    ]);
    expect(rows()[0]).toHaveTextContent(/Inès Lambert.*9.*18\/11\/26.*Excellent/);
    expect(rows()[1]).toHaveTextContent(/No lesson yet.*Not assessed yet/);
    expect(screen.getByText("2 students")).toBeInTheDocument();
    expect(screen.getByText("Invited")).toBeInTheDocument();
  });

  it("asks the server for a part of the name as it is typed", async () => {
    const none = found([]);
    const { user, asked } = await showStudents({
      [`${PAGE}?search=L`]: found(STUDENTS.slice(0, 1)),
      [`${PAGE}?search=Lx`]: none,
    });
    const field = screen.getByPlaceholderText("Search by student name...");
    await user.type(field, "L");
    await waitFor(() => expect(rows()).toHaveLength(1));
    await user.type(field, "x");
    expect(await screen.findByText("No students found.")).toBeInTheDocument();
    await user.click(screen.getAllByRole("button", { name: "Clear the search" })[0]!);
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(field).toHaveValue("");
    expect(asked().slice(0, 3)).toEqual([
      "/api/students/page/",
      "/api/students/page/?search=L",
      "/api/students/page/?search=Lx",
    ]);
  });

  it("is put in order by its headers, and says so", async () => {
    const { user, asked } = await showStudents({
      [`${PAGE}?sort=last_activity&order=desc`]: found(STUDENTS),
      [`${PAGE}?sort=last_activity`]: found(STUDENTS.toReversed()),
    });
    const header = () => screen.getByRole("columnheader", { name: /Last Activity/ });
    expect(screen.getByRole("columnheader", { name: /Name/ })).toHaveAttribute(
      "aria-sort",
      "ascending",
    );
    expect(header()).toHaveAttribute("aria-sort", "none");
    await user.click(within(header()).getByRole("button"));
    expect(header()).toHaveAttribute("aria-sort", "descending");
    await user.click(within(header()).getByRole("button"));
    expect(header()).toHaveAttribute("aria-sort", "ascending");
    await waitFor(() => expect(rows()[0]).toHaveTextContent("سارة التازي"));
    expect(asked()).toContain("/api/students/page/?sort=last_activity&order=desc");
  });

  it("is put in order by a field where it is cards", async () => {
    const { user, asked } = await showStudents({
      [`${PAGE}?sort=age&order=desc`]: found(STUDENTS),
    });
    await user.click(screen.getByRole("combobox", { name: "Order" }));
    await user.click(screen.getByRole("option", { name: "Oldest first" }));
    await waitFor(() => expect(asked()).toContain("/api/students/page/?sort=age&order=desc"));
  });

  it("has pages", async () => {
    const { user, asked } = await showStudents({
      [PAGE]: found(STUDENTS, { pages: 2, total: 22 }),
      [`${PAGE}?page=2`]: found(STUDENTS.slice(1), { page: 2, pages: 2, total: 22 }),
    });
    await user.click(screen.getByRole("button", { name: "Next page" }));
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(asked()).toContain("/api/students/page/?page=2");
  });

  it("says without any student how one comes here", async () => {
    stubApi({ [PAGE]: found([]) });
    await renderWithProviders(<Page />);
    expect(await screen.findByText("No students found.")).toBeInTheDocument();
    expect(screen.getByText(/Invite a family with Add Student/)).toBeInTheDocument();
    expect(screen.getByPlaceholderText("Search by student name...")).toBeVisible();
  });

  it("says that it could not be loaded", async () => {
    stubApi({ [PAGE]: { status: 500, body: {} } });
    await renderWithProviders(<Page />);
    expect(await screen.findByRole("alert")).toBeInTheDocument();
  });
});

it("a profile shows the student, with the way to a session and to the progress", async () => {
  const { user } = await showStudents();
  await user.click(screen.getByRole("button", { name: "View the profile of Inès Lambert" }));
  const dialog = within(screen.getByRole("dialog", { name: "Student Profile" }));
  for (const text of ["Inès Lambert", "9", "18/11/26", "Excellent"]) {
    expect(dialog.getByText(text)).toBeInTheDocument();
  }
  const hrefOf = (name: string) => dialog.getByRole("link", { name }).getAttribute("href");
  expect(hrefOf("Schedule Session")).toBe("/sessions?new=pupil-1");
  expect(hrefOf("View Progress")).toBe("/students/pupil-1/progress");
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
