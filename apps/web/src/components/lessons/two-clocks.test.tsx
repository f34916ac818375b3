import { screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { buildSession } from "../../../test/build-session.ts";
import { renderWithProviders } from "../../../test/render-with-providers.tsx";
import type { Language } from "../../i18n/languages.ts";
import { SessionClocks } from "./session-clocks.tsx";
import type { SessionReader } from "./session-reader.ts";
import { TwoClocks } from "./two-clocks.tsx";
import { ZonedMoment } from "./zoned-moment.tsx";

const WINTER = { startsAt: "2026-11-24T17:00:00Z", endsAt: "2026-11-24T18:00:00Z" };
// In Europe clocks have gone back, in Egypt they have not yet.
const BETWEEN = { startsAt: "2026-10-26T17:00:00Z" };

type Clocks = { startsAt: string; endsAt?: string; readerZone: string; otherZone: string };

async function textOf(clocks: Clocks, language: Language = "en") {
  await renderWithProviders(
    <p data-testid="clocks">
      <TwoClocks {...clocks} />
    </p>,
    { language },
  );
  return screen.getByTestId("clocks").textContent;
}

const paris = { readerZone: "Europe/Paris", otherZone: "Africa/Cairo" };

test.each([
  ["en", "06:00 pm–07:00 pm Paris·07:00 pm–08:00 pm Cairo"],
  ["fr", "18:00–19:00 Paris·19:00–20:00 Le Caire"],
] as const)("in %s the reader's clock comes first", async (language, text) => {
  expect(await textOf({ ...WINTER, ...paris }, language)).toBe(text);
});

test("in Arabic both cities have their Arabic names", async () => {
  expect(await textOf({ ...WINTER, ...paris }, "ar")).toMatch(/باريس.*القاهرة/);
});

test("where both are in one zone, one clock is enough", async () => {
  const same = { ...WINTER, readerZone: "Europe/Paris", otherZone: "Europe/Paris" };
  expect(await textOf(same)).toBe("06:00 pm–07:00 pm Paris");
});

test("while one side has changed its clocks and the other has not, the hours are two apart", async () => {
  expect(await textOf({ ...BETWEEN, ...paris })).toBe("06:00 pm Paris·08:00 pm Cairo");
});

test("the other side's weekday is said where it is another day there", async () => {
  const late = { startsAt: "2026-11-24T22:30:00Z", ...paris };
  expect(await textOf(late, "fr")).toBe("23:30 Paris·mercredi 00:30 Le Caire");
});

test("a city that has no name here is called as its zone is", async () => {
  const lima = { ...BETWEEN, readerZone: "America/Argentina/Ushuaia", otherZone: "Europe/Paris" };
  expect(await textOf(lima)).toContain("Ushuaia");
});

test.each([
  ["P", /^06:00 pm–07:00 pm Paris·07:00 pm–08:00 pm Cairo$/],
  ["S", /Paris·.*Cairo$/],
] as const)("a lesson is on the clock of %s first", async (reader, text) => {
  await renderWithProviders(
    <p data-testid="clocks">
      <SessionClocks session={buildSession()} reader={reader satisfies SessionReader} />
    </p>,
  );
  expect(screen.getByTestId("clocks").textContent).toMatch(text);
});

test("and on the teacher's first for the teacher, with the family's beside it", async () => {
  const session = buildSession({ time_zone: "Africa/Cairo" });
  await renderWithProviders(
    <p data-testid="clocks">
      <SessionClocks session={session} reader="T" />
    </p>,
  );
  expect(screen.getByTestId("clocks")).toHaveTextContent(/^07:00 pm.*Cairo.*06:00 pm.*Paris$/);
});

test("a moment names the zone on whose wall it is", async () => {
  await renderWithProviders(
    <p data-testid="moment">
      <ZonedMoment at={WINTER.startsAt} zone="Africa/Cairo" />
    </p>,
    { language: "fr" },
  );
  expect(screen.getByTestId("moment")).toHaveTextContent("mardi 24 novembre à 19:00 Le Caire");
});
