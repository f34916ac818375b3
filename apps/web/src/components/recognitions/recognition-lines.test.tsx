import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";

import { renderWithProviders } from "../../../test/render-with-providers.tsx";
import { stubApi } from "../../../test/stub-api.ts";
import { institute } from "../../lib/institute.ts";
import { RecognitionLines } from "./recognition-lines.tsx";

const RECOGNITION = { id: "a", body: "Rectorat", number: "075", valid_until: "2030-01-01" };

async function show(recognitions: object[]) {
  stubApi({ "GET /api/institute/": { body: { recognitions } } });
  await renderWithProviders(<RecognitionLines className="" />);
  await waitFor(() => expect(institute.peek()).toBeDefined());
}

afterEach(() => institute.set(undefined));

it("a recognition is claimed beside its proof", async () => {
  await show([RECOGNITION]);
  expect(
    await screen.findByText(/Recognised by .Rectorat., no\. .075., valid until/),
  ).toBeVisible();
  const proof = screen.getByRole("link", { name: /See the proof/ });
  expect(proof).toHaveAttribute("href", "/api/recognitions/a/proof/");
});

it("nothing is claimed without one", async () => {
  await show([]);
  expect(screen.queryByText(/Recognised/)).toBeNull();
  expect(screen.queryByRole("list")).toBeNull();
});
