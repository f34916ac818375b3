import { screen } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, it } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { FoundPupilField } from "./found-pupil-field.tsx";

const INES = { id: "pupil-1", name: "Inès", age: 9, gender: "F", parents: ["Nora"] };

function Asking() {
  const [id, setId] = useState("");
  return (
    <>
      <FoundPupilField label="Student" value={id} onChange={setId} />
      <output>{id}</output>
    </>
  );
}

beforeEach(() => void (document.cookie = "csrftoken=token"));

it("finds a pupil by name from two letters on, is chosen and changed by keyboard", async () => {
  const sent = stubApi({ "GET /api/staff/students/?search=in": { body: [INES] } });
  const { user } = await renderWithProviders(<Asking />);
  await user.type(screen.getByRole("searchbox"), "in");
  const choose = await screen.findByRole("button", { name: /Choose .*Inès/ });
  expect(sent).toHaveLength(1);
  choose.focus();
  await user.keyboard("{Enter}");
  expect(screen.getByRole("status")).toHaveTextContent("pupil-1");
  expect(screen.queryByRole("searchbox")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Somebody else" }));
  expect(screen.getByRole("status")).toHaveTextContent("");
  expect(screen.getByRole("searchbox")).toBeVisible();
});

it("says that nobody is called so", async () => {
  stubApi({ "GET /api/staff/students/?search=zz": { body: [] } });
  const { user } = await renderWithProviders(<Asking />);
  await user.type(screen.getByRole("searchbox"), "zz");
  expect(await screen.findByText(/No(body| pupil)/)).toBeVisible();
});
