import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";

import "../src/lib/zod-config.ts";
import { clearToast } from "../src/components/ui/toast-store.ts";
import { noteAnswer } from "../src/lib/connection.ts";
import { currentUser } from "../src/lib/current-user.ts";
import { institute } from "../src/lib/institute.ts";
import { standInForMissingBrowserParts } from "./browser-parts.ts";

standInForMissingBrowserParts();
// Not a second: on a busy machine what is waited for comes later.
configure({ asyncUtilTimeout: 10_000 });

// A test that expects a message mocks the method itself; everything else that is said there is a fault.
const said: unknown[][] = [];

beforeEach(() => {
  said.length = 0;
  vi.spyOn(console, "error").mockImplementation((...args: unknown[]) => void said.push(args));
  vi.spyOn(console, "warn").mockImplementation((...args: unknown[]) => void said.push(args));
});

afterEach(() => {
  cleanup();
  clearToast();
  noteAnswer(true);
  currentUser.set(undefined);
  institute.set(undefined);
  localStorage.clear();
  sessionStorage.clear();
  if (said.length > 0) throw new Error(`Written to the console: ${said.map(String).join("; ")}`);
});
