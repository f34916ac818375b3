import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { renderWithProviders } from "../../../test/render-with-providers.tsx";
import { Disclosure } from "./disclosure.tsx";
import { QueryView } from "./query-view.tsx";

type Lessons = readonly string[];
const query = (changes: { data?: Lessons; isError?: boolean }) => ({
  isError: false,
  refetch: vi.fn<() => void>(),
  ...changes,
});

function show(asked: ReturnType<typeof query>, isEmpty?: (data: Lessons) => boolean) {
  return renderWithProviders(
    <QueryView query={asked} empty={<p>none yet</p>} {...(isEmpty && { isEmpty })}>
      {(data) => <p>{data.join(", ") || "an empty week"}</p>}
    </QueryView>,
  );
}

test("it loads until there is something to show", async () => {
  await show(query({}));
  expect(screen.getByRole("status")).toBeInTheDocument();
  expect(screen.queryByRole("button")).toBeNull();
});

test("what failed can be asked for again", async () => {
  const failed = query({ isError: true });
  const { user } = await show(failed);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(failed.refetch).toHaveBeenCalledOnce();
});

test("what was read stays on show where reading it anew fails", async () => {
  await show(query({ data: ["Monday"], isError: true }));
  expect(screen.getByText("Monday")).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
});

test("an empty list is none, unless the screen knows better", async () => {
  const { unmount } = await show(query({ data: [] }));
  expect(screen.getByText("none yet")).toBeVisible();
  unmount();
  await show(query({ data: [] }), () => false);
  expect(screen.getByText("an empty week")).toBeVisible();
});

async function openMenu() {
  const menu = (
    <>
      <Disclosure label="Menu" labelClassName="" panelClassName="">
        <a href="#here">Here</a>
        <p>words</p>
      </Disclosure>
      <button type="button">elsewhere</button>
    </>
  );
  const view = await renderWithProviders(menu);
  await view.user.click(screen.getByText("Menu"));
  const details = screen.getByText("Menu").closest("details")!;
  expect(details.open).toBe(true);
  return { ...view, details };
}

test("a menu is closed by Escape, which gives the focus back", async () => {
  const { user, details } = await openMenu();
  await user.keyboard("{Escape}");
  expect(details.open).toBe(false);
  expect(screen.getByText("Menu").closest("summary")).toHaveFocus();
});

test("by a press elsewhere, and by the choice of a link, but not by its words", async () => {
  const { user, details } = await openMenu();
  await user.click(screen.getByText("words"));
  expect(details.open).toBe(true);
  await user.click(screen.getByRole("link", { name: "Here" }));
  expect(details.open).toBe(false);
  await user.click(screen.getByText("Menu"));
  await user.click(screen.getByRole("button", { name: "elsewhere" }));
  expect(details.open).toBe(false);
});
