import type { CurrentUser } from "@riwaq/contracts/identity/users";
import type { PeriodicReportLine } from "@riwaq/contracts/learning/periodic-reports";
import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { buildPeriodicLine } from "../../../../../test/build-periodic-report.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import type { PeriodicSearch } from "../model/periodic-search.ts";
import { PeriodicReportsPage } from "./periodic-reports-page.tsx";

const onSearch = vi.fn();

beforeEach(() => onSearch.mockClear());

const NOBODY: ReadonlyMap<string, string> = new Map();
const CHILDREN = new Map([
  ["student-1", "Inès Lambert"],
  ["student-2", "Yanis Lambert"],
]);

type Shown = {
  reader?: CurrentUser["role"];
  search?: PeriodicSearch;
  question?: string;
  names?: ReadonlyMap<string, string>;
  pages?: number;
};

async function show(reports: PeriodicReportLine[] | 500, shown: Shown = {}) {
  const { reader = "P", search = {}, question = "page=1", names = NOBODY, pages = 1 } = shown;
  const answer =
    reports === 500 ? { status: 500 } : { body: { reports, page: 1, pages, total: 21 } };
  const sent = stubApi({ [`GET /api/periodic-reports/?${question}`]: answer });
  const view = await renderWithProviders(
    <PeriodicReportsPage reader={reader} search={search} onSearch={onSearch} names={names} />,
  );
  return { ...view, sent };
}

async function rows() {
  const list = await screen.findByRole("list", { name: "Progress reports" });
  return within(list).getAllByRole("link");
}

describe("the list of progress reports", () => {
  it("shows parents the quarter and the teacher, new ones marked, and where to read", async () => {
    await show([buildPeriodicLine(), buildPeriodicLine({ id: "quarter-0", is_new: false })]);
    const [first, second] = await rows();
    expect(first).toHaveAttribute("href", "/periodic-reports/quarter-1");
    expect(first).toHaveTextContent("New1 July – 30 September 2026 · Youssef El-Naggar");
    expect(second).not.toHaveTextContent("New");
    expect(second).not.toHaveTextContent("Approved");
    expect(screen.queryByRole("tablist")).toBeNull();
  });

  it("lets parents of several children choose one of them", async () => {
    const { user } = await show([buildPeriodicLine()], { names: CHILDREN });
    await user.click(screen.getByRole("tab", { name: "Yanis Lambert" }));
    expect(onSearch).toHaveBeenCalledWith({ student: "student-2" });
  });

  it("tells staff what waits for them, what went back, and for whom nobody reads", async () => {
    const lines = [
      buildPeriodicLine({ status: "submitted", has_parent: false }),
      buildPeriodicLine({ id: "quarter-2", status: "draft", return_note: "More, please." }),
    ];
    const { user } = await show(lines, { reader: "A" });
    const [first, second] = await rows();
    expect(first).toHaveTextContent("Awaiting approval");
    expect(first).toHaveTextContent("No parent");
    expect(second).toHaveTextContent("Sent back");
    expect(second).not.toHaveTextContent("No parent");
    await user.click(screen.getByRole("tab", { name: "Awaiting approval" }));
    expect(onSearch).toHaveBeenCalledWith({ status: "submitted" });
  });

  it("asks for the status and the page that the address holds", async () => {
    const search: PeriodicSearch = { status: "draft" };
    const shown = { reader: "T", search, question: "status=draft&page=1", pages: 2 } as const;
    const { user } = await show([buildPeriodicLine({ status: "draft" })], shown);
    const [first] = await rows();
    expect(first).not.toHaveTextContent("Youssef");
    await user.click(screen.getByRole("button", { name: "Next page" }));
    expect(onSearch).toHaveBeenCalledWith({ status: "draft", page: 2 });
  });

  it.each([
    ["T", /The first drafts appear once a quarter is over/],
    ["P", /once a quarter is over and the institute has approved/],
    ["A", /Drafts are made for the teachers/],
  ] as const)("without one tells role %s when there will be some", async (reader, hint) => {
    await show([], { reader });
    expect(await screen.findByText(hint)).toBeInTheDocument();
  });

  it("where nothing has that status, leads back to all", async () => {
    const shown = { reader: "A", search: { status: "draft" }, question: "status=draft&page=1" };
    const { user } = await show([], shown as Shown);
    await user.click(await screen.findByRole("button", { name: "Show all reports" }));
    expect(onSearch).toHaveBeenCalledWith({});
  });

  it("that cannot be loaded can be asked for again", async () => {
    await show(500);
    expect(await screen.findByRole("button", { name: "Try again" })).toBeInTheDocument();
  });

  it("is not for pupils, and nothing is asked for", async () => {
    const { sent } = await show([], { reader: "S" });
    expect(screen.getByText("These reports are written for parents")).toBeInTheDocument();
    expect(sent).toEqual([]);
  });
});
