import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { publishedTestimonials } from "../../../../components/testimonials/published.ts";
import { Voices } from "./voices.tsx";

afterEach(() => publishedTestimonials.set(undefined));

const said = (author: string) => ({ words: `By ${author}.`, language: "fr", author });

it("shows the first three of what people have written", async () => {
  stubApi({ "GET /api/testimonials/": { body: ["A", "B", "C", "D"].map(said) } });
  await renderWithProviders(<Voices />);
  expect(await screen.findAllByRole("figure")).toHaveLength(3);
  expect(screen.queryByText("By D.")).toBeNull();
});

it("is not there as long as nobody has written", async () => {
  const sent = stubApi({ "GET /api/testimonials/": { body: [] } });
  await renderWithProviders(<Voices />);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(screen.queryByRole("region")).toBeNull();
});
