import type { ProgrammePage as Page } from "@riwaq/contracts/views/programme-pages";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { ProgrammePage } from "./programme-page.tsx";

const texts = (en: string) => ({ en, fr: en, ar: en });
const level = (id: string, hours: Page["levels"][number]["hours"]) => ({
  id,
  name: texts(`Level ${id}`),
  description: texts(""),
  outcome: texts(id === "a" ? "Read a line" : ""),
  hours,
});
const DIALECT: Page = {
  id: "p",
  slug: "dialect",
  area: "arabic",
  name: texts("Dialect"),
  about: texts("What is said in the street."),
  levels: [level("a", { from: 20, to: 30 }), level("b", null)],
  sample: "/sample.webp",
};

/** Each at an address of its own: what was read stays as long as the window is open. */
async function open(slug: string, answer: { status?: number; body: object }) {
  stubApi({ [`GET /api/programmes/offered/${slug}/`]: answer });
  return renderWithProviders(<ProgrammePage slug={slug} />);
}

describe("the page of a programme", () => {
  it("says what one can do after each level, and hours only where they are known", async () => {
    await open("dialect", { body: DIALECT });
    expect(await screen.findByRole("heading", { level: 1, name: "Dialect" })).toBeVisible();
    expect(screen.getByText("What is said in the street.")).toBeVisible();
    const [first, second] = screen.getAllByRole("listitem");
    expect(first).toHaveTextContent("Read a line");
    expect(first).toHaveTextContent("20–30 hours");
    expect(second).not.toHaveTextContent(/hours|After it/);
    expect(screen.getByRole("link", { name: "Teachers of this programme" })).toHaveAttribute(
      "href",
      "/teachers?programme=dialect",
    );
    expect(screen.getByRole("link", { name: /short test/ })).toHaveAttribute("href", "/placement");
    const sample = within(screen.getByRole("region", { name: "A page of it" }));
    expect(sample.getByRole("img")).toHaveAttribute("src", "/sample.webp");
  });

  it("has no part for what staff have not written", async () => {
    const bare = { ...DIALECT, area: "quran", about: texts(""), levels: [], sample: null };
    await open("bare", { body: bare });
    expect(await screen.findByRole("heading", { level: 1, name: "Dialect" })).toBeVisible();
    expect(screen.queryByRole("region", { name: /level|page/ })).toBeNull();
    expect(screen.queryByRole("link", { name: /short test/ })).toBeNull();
  });

  it("says that there is none of that name, and leads to the others", async () => {
    await open("gone", { status: 404, body: { detail: ["Not found."] } });
    expect(
      await screen.findByRole("heading", { level: 1, name: "This programme is not offered" }),
    ).toBeInTheDocument();
    for (const link of screen.getAllByRole("link", { name: "All programmes" })) {
      expect(link).toHaveAttribute("href", "/programs");
    }
  });

  it("can be read again where it could not be read", async () => {
    await open("failing", { status: 500, body: { detail: ["Something went wrong."] } });
    expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
  });
});
