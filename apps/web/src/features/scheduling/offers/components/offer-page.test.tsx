import { screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";

import { buildOffer } from "../../../../../test/build-offer.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { OfferPage } from "./offer-page.tsx";

beforeEach(() => void (document.cookie = "csrftoken=token"));

it("shows both clocks and waits for the press, which is the only thing that is sent", async () => {
  let state: "offered" | "confirmed" = "offered";
  const sent = stubApi({
    "POST /api/offers/open/": () => ({ body: state === "offered" ? buildOffer() : { state } }),
    "POST /api/offers/answer/": () => {
      state = "confirmed";
      return { body: { state, lessons: 24 } };
    },
  });
  const { user } = await renderWithProviders(<OfferPage token="a.b" />);
  expect(await screen.findByText(/These hours are kept for you until/)).toBeInTheDocument();
  expect(sent.map(({ path }) => path)).toEqual(["/api/offers/open/"]);
  await user.click(screen.getByRole("button", { name: "Confirm these lessons" }));
  expect(await screen.findByText(/^Confirmed: these lessons are booked/)).toBeInTheDocument();
  expect(sent.find(({ path }) => path.endsWith("answer/"))?.body).toEqual({
    token: "a.b",
    answer: "confirm",
  });
});

it.each(["lapsed", "declined", "withdrawn"] as const)(
  "says what became of one that is %s, with the way to the lessons",
  async (state) => {
    stubApi({ "POST /api/offers/open/": { body: { state } } });
    await renderWithProviders(<OfferPage token="a.b" />);
    expect(await screen.findByText(/free again/)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Open my lessons" })).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Confirm these lessons" })).toBeNull();
  },
);

it("says so where the link is none", async () => {
  stubApi({ "POST /api/offers/open/": { status: 400, body: { token: ["no"] } } });
  await renderWithProviders(<OfferPage token="x" />);
  expect(await screen.findByText(/This link is not valid/)).toBeInTheDocument();
});

it("asks nothing where the address holds no link", async () => {
  const sent = stubApi({});
  await renderWithProviders(<OfferPage token="" />);
  expect(await screen.findByText(/This link is not valid/)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Open my lessons" })).toBeInTheDocument();
  expect(sent).toEqual([]);
});
