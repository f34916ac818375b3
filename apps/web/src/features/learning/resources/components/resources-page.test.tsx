import type { Resource } from "@riwaq/contracts/learning/resources";
import { screen, within } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, describe, expect, it } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { parseResourceSearch } from "../model/resource-search.ts";
import type { ResourceSearch } from "../model/resource-search.ts";
import { GivenResources, ResourcesPage } from "./resources-page.tsx";

const CALL = "GET /api/resources/";
const idOf = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const [INES, YANIS, GONE] = [idOf(1), idOf(2), idOf(3)];
const PUPILS = {
  data: [
    { id: INES, name: "Inès Lambert" },
    { id: YANIS, name: "Yanis Petit" },
  ],
  isError: false,
  refetch: () => undefined,
};

function buildResource(changes: Partial<Resource>): Resource {
  return {
    id: "1",
    title: "Livret de tajwid",
    type: "PDF",
    last_updated: "2026-11-18T12:00:00.000Z",
    assigned_students: [INES, GONE],
    file: { name: "livret.pdf", size_bytes: 2_500_000, version: 2, is_viewable: true },
    teacher_name: "Amal",
    is_new: false,
    ...changes,
  };
}

const TAJWID = buildResource({});
const MATN = buildResource({
  id: "2",
  title: "متن تحفة الأطفال",
  type: "Video",
  assigned_students: [],
});

const listOf = (resources: Resource[], pages = 1) => ({
  body: { resources, page: 1, pages, total: resources.length },
});

function Page({ start }: { start: ResourceSearch }) {
  const [search, setSearch] = useState(start);
  return <ResourcesPage pupils={PUPILS} search={search} onSearch={setSearch} />;
}

beforeEach(() => {
  document.cookie = "csrftoken=t";
});

type Answers = Parameters<typeof stubApi>[0];

async function showPage(answers: Answers = {}, start: ResourceSearch = {}) {
  const sent = stubApi({ [CALL]: listOf([TAJWID, MATN]), ...answers });
  const view = await renderWithProviders(<Page start={start} />);
  return { ...view, sent };
}

const rows = () => screen.getAllByRole("row").slice(1);

describe("a teacher's list", () => {
  it("shows title, type, last update and how many students have it, and opens each", async () => {
    await showPage();
    await screen.findByRole("table");
    expect(rows()[0]).toHaveTextContent(/Livret de tajwid.*PDF.*18\/11\/26.*2 students/);
    expect(rows()[1]).toHaveTextContent(/Video.*0 students/);
    expect(screen.getByRole("link", { name: "Livret de tajwid" })).toHaveAttribute(
      "href",
      "/resources/1",
    );
  });

  it("is searched by the server once somebody pauses, and the search can be cleared", async () => {
    const { user, sent } = await showPage({ "GET /api/resources/?search=tuhfa": listOf([]) });
    await user.click(await screen.findByPlaceholderText("Search by title..."));
    // In one piece: on a busy machine there are pauses between letters.
    await user.paste("tuhfa");
    await user.click(await screen.findByRole("button", { name: "Clear the filter" }));
    expect(await screen.findByRole("table")).toBeInTheDocument();
    expect(screen.getByPlaceholderText("Search by title...")).toHaveValue("");
    expect(sent.filter(({ path }) => path.includes("search="))).toHaveLength(1);
  });

  it("is filtered by type from the first page on", async () => {
    const { user } = await showPage(
      {
        "GET /api/resources/?page=2": listOf([TAJWID], 2),
        "GET /api/resources/?type=Video": listOf([MATN]),
      },
      { page: 2 },
    );
    await user.click(await screen.findByRole("combobox", { name: "Filter by type" }));
    await user.click(screen.getByRole("option", { name: "Video" }));
    await screen.findByRole("link", { name: "متن تحفة الأطفال" });
    expect(rows()).toHaveLength(1);
  });

  it("is turned over page by page", async () => {
    const { user } = await showPage({
      [CALL]: listOf([TAJWID], 2),
      "GET /api/resources/?page=2": listOf([MATN], 2),
    });
    await user.click(await screen.findByRole("button", { name: "Next page" }));
    expect(await screen.findByRole("link", { name: "متن تحفة الأطفال" })).toBeInTheDocument();
  });

  it("says what to do first where there is nothing", async () => {
    await showPage({ [CALL]: listOf([]) });
    expect(await screen.findByText(/Add a first PDF/)).toBeInTheDocument();
    expect(screen.getByRole("searchbox")).toBeVisible();
  });

  it("says that it could not be loaded", async () => {
    stubApi({});
    await renderWithProviders(<Page start={{}} />);
    expect(await screen.findByRole("alert")).toBeInTheDocument();
  });
});

async function openMenu(item: string, answers: Answers = {}) {
  const view = await showPage(answers);
  await view.user.click(await screen.findByRole("button", { name: /Actions for .?Livret/ }));
  const entries = screen.getAllByRole("menuitem").map((entry) => entry.textContent);
  expect(entries).toEqual(["View", "Edit", "Assign", "Delete"]);
  await view.user.click(screen.getByRole("menuitem", { name: item }));
  return view;
}

describe("the menu", () => {
  it("views", async () => {
    const { address } = await openMenu("View");
    expect(address()).toBe("/resources/1");
  });

  it("assigns to exactly those who are chosen, without who no longer learns here", async () => {
    const call = "PUT /api/resources/1/assignments/";
    const { user, sent } = await openMenu("Assign", { [call]: { body: TAJWID } });
    const dialog = within(await screen.findByRole("dialog", { name: "Assign Resource" }));
    expect(dialog.getByRole("checkbox", { name: "Inès Lambert" })).toBeChecked();
    await user.click(dialog.getByRole("checkbox", { name: "Yanis Petit" }));
    await user.click(dialog.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Assignment saved")).toBeInTheDocument();
    const put = sent.find(({ method }) => method === "PUT");
    expect(put?.body).toEqual({ student_ids: [INES, YANIS] });
  });

  it("says why an assignment is refused, and keeps what was chosen", async () => {
    const refused = { status: 400, body: { student_ids: ["Yanis no longer learns with you."] } };
    const call = "PUT /api/resources/1/assignments/";
    const { user } = await openMenu("Assign", { [call]: refused });
    const dialog = within(await screen.findByRole("dialog", { name: "Assign Resource" }));
    await user.click(dialog.getByRole("checkbox", { name: "Yanis Petit" }));
    await user.click(dialog.getByRole("button", { name: "Save" }));
    const [said] = await dialog.findAllByText("Yanis no longer learns with you.");
    expect(said).toBeVisible();
    expect(dialog.getByRole("checkbox", { name: "Yanis Petit" })).toBeChecked();
  });

  it("edits the title, shows the files so far, and puts the server's word at the field", async () => {
    let answer = { status: 400, body: { title: ["Give it another title."] } as object };
    const { user, sent } = await openMenu("Edit", {
      "PATCH /api/resources/1/": () => answer,
      "GET /api/resources/1/versions/": {
        body: [
          {
            version: 2,
            name: "livret.pdf",
            type: "PDF",
            size_bytes: 2_500_000,
            uploaded_at: "2026-11-18T12:00:00.000Z",
          },
        ],
      },
    });
    const dialog = within(await screen.findByRole("dialog", { name: "Edit Resource" }));
    const file = await dialog.findByRole("link", { name: "Download version 2" });
    expect(file).toHaveAttribute("href", "/api/resources/1/file/?version=2&download=1");
    const title = dialog.getByLabelText("Title");
    await user.clear(title);
    await user.type(title, "Livret 2");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    expect(await dialog.findAllByText("Give it another title.")).not.toHaveLength(0);
    answer = { status: 200, body: { ...TAJWID, title: "Livret 2" } };
    await user.click(dialog.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Title saved")).toBeInTheDocument();
    expect(sent.findLast(({ method }) => method === "PATCH")?.body).toEqual({ title: "Livret 2" });
  });

  it("deletes at once and takes it back", async () => {
    const { user, sent } = await openMenu("Delete", {
      "DELETE /api/resources/1/": { status: 204 },
      "POST /api/resources/1/restore/": { status: 204 },
    });
    expect(await screen.findByText(/Livret de tajwid.? has been deleted/)).toBeInTheDocument();
    expect(screen.getByRole("heading", { level: 1 })).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByText(/Livret de tajwid.? is back/)).toBeInTheDocument();
    expect(sent.map(({ method }) => method)).toEqual(expect.arrayContaining(["DELETE", "POST"]));
  });
});

describe("what a family was given", () => {
  const names = new Map([[INES, "Inès"]]);
  const show = async (reader: "S" | "P" | "A", resources: Resource[]) => {
    stubApi({ [CALL]: listOf(resources) });
    const children = reader === "P" ? names : new Map<string, string>();
    return renderWithProviders(
      <GivenResources
        reader={reader}
        names={children}
        search={parseResourceSearch({})}
        onSearch={() => undefined}
      />,
    );
  };

  it("is marked as new until it was opened, and says for which child it is", async () => {
    await show("P", [buildResource({ is_new: true, assigned_students: [INES] }), MATN]);
    await screen.findByRole("table");
    expect(rows()[0]).toHaveTextContent(/Livret de tajwid.*New.*PDF.*Amal.*Inès/);
    expect(rows()[1]).not.toHaveTextContent("New");
    expect(screen.getByRole("link", { name: /View .?Livret/ })).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Add Resource" })).not.toBeInTheDocument();
  });

  it("names no child to a student", async () => {
    await show("S", [TAJWID]);
    await screen.findByRole("table");
    expect(screen.queryByRole("columnheader", { name: "For" })).not.toBeInTheDocument();
  });

  it.each([
    ["S", /has not given you anything yet/],
    ["P", /have not given your children anything yet/],
    ["A", /No teacher has added anything yet/],
  ] as const)("may be nothing yet: %s", async (reader, text) => {
    await show(reader, []);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });
});
