import type { PublicTestimonial } from "@riwaq/contracts/institute/testimonials";
import { screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { publishedTestimonials } from "../../../../components/testimonials/published.ts";
import { Testimonials } from "./testimonials.tsx";

const FRENCH = {
  words: "Ma fille relit le mot corrigé.",
  language: "fr" as const,
  author: "Mère, Lyon",
};
const ENGLISH = { words: "It stays at six.", language: "en" as const, author: "Father, Leeds" };

async function show(published: PublicTestimonial[]) {
  stubApi({ "GET /api/testimonials/": { body: published } });
  await renderWithProviders(<Testimonials />);
}

afterEach(() => publishedTestimonials.set(undefined));

describe("as long as nobody has written", () => {
  it("three marked places say what a lesson gives, and nobody is quoted", async () => {
    await show([]);
    expect(screen.getAllByText("Placeholder")).toHaveLength(3);
    expect(screen.getAllByRole("article", { hidden: true })).toHaveLength(3);
    expect(screen.queryByRole("figure", { hidden: true })).toBeNull();
  });
});

describe("what people have written", () => {
  it("takes the places, with its language where it is not the reader's", async () => {
    await show([FRENCH, ENGLISH]);
    const words = await screen.findByText(FRENCH.words);
    expect(words).toHaveAttribute("lang", "fr");
    const [french, english] = screen.getAllByRole("figure", { hidden: true });
    expect(within(french!).getByText("Written in French")).toBeVisible();
    expect(within(english!).queryByText(/Written in/)).toBeNull();
    expect(screen.queryByText("Placeholder")).toBeNull();
  });

  it("is no carousel where it is one", async () => {
    await show([ENGLISH]);
    expect(await screen.findByText("Father, Leeds")).toBeVisible();
    expect(screen.getAllByRole("region")).toHaveLength(1);
  });
});
