import { screen } from "@testing-library/react";
import { expect, it } from "vitest";

import { openPage } from "../test/open-page.tsx";
import { signIn } from "../test/sign-in.ts";

it.each(["983e9224", "0012", "-0", "12", "Nour"])(
  "what an address asks for is read as it is written: %s",
  async (typed) => {
    signIn("T");
    await openPage(`/students?q=${typed}`);
    expect(await screen.findByRole("searchbox")).toHaveValue(typed);
  },
);
