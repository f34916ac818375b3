import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";

import { renderWithProviders } from "../../../test/render-with-providers.tsx";
import { Pagination } from "./pagination.tsx";

const button = (name: string) => screen.getByRole("button", { name });

it("names the page on show and leads to its neighbours", async () => {
  const onPage = vi.fn<(page: number) => void>();
  const { user } = await renderWithProviders(<Pagination page={4} pageCount={9} onPage={onPage} />);
  expect(button("Page 4")).toHaveAttribute("aria-current", "page");
  expect(button("Page 5")).not.toHaveAttribute("aria-current");
  await user.click(button("Previous page"));
  await user.click(button("Next page"));
  await user.click(button("Page 9"));
  expect(onPage.mock.calls).toEqual([[3], [5], [9]]);
});

it("ends at the first page and at the last", async () => {
  await renderWithProviders(<Pagination page={1} pageCount={1} onPage={() => undefined} />);
  expect(button("Previous page")).toBeDisabled();
  expect(button("Next page")).toBeDisabled();
});

it("says in the reader's language where they are", async () => {
  await renderWithProviders(<Pagination page={2} pageCount={1200} onPage={() => undefined} />, {
    language: "fr",
  });
  expect(screen.getByText(/^Page 2 sur 1.200$/)).toBeInTheDocument();
});
