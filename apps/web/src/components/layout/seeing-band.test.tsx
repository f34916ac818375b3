import type { CurrentUser } from "@riwaq/contracts/identity/users";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { renderWithProviders } from "../../../test/render-with-providers.tsx";
import { stubApi } from "../../../test/stub-api.ts";
import * as reload from "../../lib/reload-at.ts";
import { SeeingBand } from "./seeing-band.tsx";

const STOP = "POST /api/seeing-as/stop/";
const seen_by = { name: "Mariam", until: "2026-11-21T10:30:00.000Z" };
const staff = {
  id: "7",
  name: "Hélène",
  email: "helene@example.test",
  role: "P",
  profile: { picture: null },
} as const;
const seen: CurrentUser = { ...staff, seen_by };

beforeEach(() => {
  document.cookie = "csrftoken=abc";
  vi.spyOn(reload, "reloadAt").mockReturnValue(undefined);
});
afterEach(() => void vi.useRealTimers());

it("says whose eyes these are, and begins anew once it is stopped", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T10:00:00.000Z") });
  const sent = stubApi({ [STOP]: { body: { ...staff, role: "A" } } });
  const { user } = await renderWithProviders(<SeeingBand user={seen} seenBy={seen_by} />);
  expect(screen.getByRole("status")).toHaveTextContent(/what .*Hélène.* sees, to read only/);
  await user.click(screen.getByRole("button", { name: "Stop" }));
  await waitFor(() => expect(reload.reloadAt).toHaveBeenCalledWith("/dashboard"));
  expect(sent).toHaveLength(1);
});

it("begins anew by itself once the time is over", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T10:30:00.000Z") });
  await renderWithProviders(<SeeingBand user={seen} seenBy={seen_by} />);
  await waitFor(() => expect(reload.reloadAt).toHaveBeenCalledWith("/dashboard"));
});
