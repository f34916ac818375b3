import { read } from "@riwaq/contracts/institute/institute.calls";
import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";

import { stubApi } from "../../test/stub-api.ts";
import { publicValue, usePublicValue } from "./public-value.ts";

it("lets a written page be, until there is an answer", async () => {
  stubApi({});
  const value = publicValue(read);
  const render = vi.fn(() => <p>{usePublicValue(value).isError ? "failed" : "as written"}</p>);
  const Reader = render;
  const place = document.createElement("div");
  place.innerHTML = renderToString(<Reader />);
  render.mockClear();
  await act(async () => hydrateRoot(place, <Reader />));
  await vi.waitFor(() => expect(place).toHaveTextContent("failed"));
  // As it was written, and as it is once the answer is there.
  expect(render).toHaveBeenCalledTimes(2);
});
