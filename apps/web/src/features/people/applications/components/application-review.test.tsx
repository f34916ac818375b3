import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";

import {
  buildApplication,
  buildFile,
  buildRecitation,
} from "../../../../../test/build-application.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { ApplicationReview } from "./application-review.tsx";
import { WillSee } from "./will-see.tsx";

const URL = "/api/staff/teachers/teacher-1/application/";
const teacher = {
  id: "teacher-1",
  name: "Salma",
  picture: null,
  bio: { en: "", fr: "J’enseigne.", ar: "" },
};
const applied = buildApplication({ approval: "applied", can_send: false });

async function openReview(answers: Parameters<typeof stubApi>[0] = {}, application = applied) {
  const calls = stubApi({ [`GET ${URL}`]: { body: application }, ...answers });
  const view = await renderWithProviders(
    <>
      <ApplicationReview teacher={teacher} />
      <WillSee teacher={teacher} />
    </>,
  );
  const written = () => calls.filter(({ method }) => method !== "GET").map(({ body }) => body);
  return { ...view, written };
}

beforeEach(() => {
  document.cookie = "csrftoken=abc";
});

test("staff hear the recitation and open each document", async () => {
  await openReview();
  expect(await screen.findByRole("button", { name: "Play: Recitation" })).toBeVisible();
  expect(screen.getByText("0:00 / 1:15")).toBeVisible();
  const document = screen.getByRole("link", { name: /Open the document: .*Ijazah in Hafs/ });
  expect(document).toHaveAttribute("href", "/api/application-files/certificate-1/");
  expect(screen.getAllByText("Families do not see it")).toHaveLength(2);
});

test("a certificate is accepted with one press, and what families will see follows", async () => {
  const checked = buildApplication({
    approval: "applied",
    certificates: [buildFile({ state: "checked" })],
  });
  const { user, written } = await openReview({
    "PATCH /api/staff/application-files/certificate-1/": { body: checked },
  });
  expect(await screen.findByText(/2 files have not been judged yet/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: /^Accept: .*Ijazah/ }));
  expect(await screen.findByText("1 checked certificate")).toBeVisible();
  expect(screen.getByText(/^the text \(.*French/)).toBeVisible();
  expect(screen.getByText(/1 file has not been judged yet/)).toBeVisible();
  expect(written()).toEqual([{ state: "checked", note: "" }]);
});

test("a recitation is not accepted without a word why", async () => {
  const refused = buildApplication({
    approval: "applied",
    recitation: buildRecitation({ state: "refused", note: "Too quiet." }),
  });
  const { user, written } = await openReview({
    "PATCH /api/staff/application-files/recitation-1/": { body: refused },
  });
  await user.click(await screen.findByRole("button", { name: /^Do not accept: .*Recitation/ }));
  await user.click(screen.getByRole("button", { name: "Tell the teacher" }));
  const why = screen.getByRole("textbox", { name: "Why it is not accepted" });
  await waitFor(() => expect(why).toBeInvalid());
  expect(why).toHaveFocus();
  expect(written()).toEqual([]);
  await user.type(why, " Too quiet. ");
  await user.click(screen.getByRole("button", { name: "Tell the teacher" }));
  expect(await screen.findByText("Too quiet.")).toBeVisible();
  expect(written()).toEqual([{ state: "refused", note: "Too quiet." }]);
});

test("staff ask for more, of what they say something about", async () => {
  const returned = buildApplication({ approval: "returned", can_send: false });
  const { user, written } = await openReview({ [`POST ${URL}`]: { body: returned } });
  await user.click(await screen.findByRole("button", { name: "Ask for more" }));
  const send = screen.getByRole("button", { name: "Send it back" });
  await user.click(send);
  expect(await screen.findByText("Say about one item at least what is missing.")).toBeVisible();
  expect(written()).toEqual([]);
  await user.type(screen.getByRole("textbox", { name: /What is missing: Text/ }), "A few lines.");
  await user.type(screen.getByRole("textbox", { name: /What is missing: Picture/ }), "  ");
  await user.click(send);
  expect(await screen.findByText("The application is with the teacher again")).toBeVisible();
  expect(written()).toEqual([{ asked: { bio: "A few lines." }, note: "" }]);
});

test("a word that the server refuses stands at the item it is about, and nothing is lost", async () => {
  const { user } = await openReview({
    [`POST ${URL}`]: { status: 409, body: { detail: ["It has been decided meanwhile."] } },
  });
  await user.click(await screen.findByRole("button", { name: "Ask for more" }));
  const words = screen.getByRole("textbox", { name: /What is missing: Text/ });
  await user.type(words, "A few lines.");
  await user.click(screen.getByRole("button", { name: "Send it back" }));
  expect(await screen.findByText("It has been decided meanwhile.")).toBeVisible();
  expect(words).toHaveValue("A few lines.");
});

test("a file that could not be accepted says why, and can be tried again", async () => {
  const { user } = await openReview({
    "PATCH /api/staff/application-files/certificate-1/": {
      status: 404,
      body: { detail: ["The teacher has removed it."] },
    },
  });
  const accept = await screen.findByRole("button", { name: /^Accept: .*Ijazah/ });
  await user.click(accept);
  expect(await screen.findByText("The teacher has removed it.")).toBeVisible();
  expect(accept).toBeEnabled();
});

test.each(["draft", "approved"] as const)("of a %s nothing more is asked", async (approval) => {
  await openReview({}, buildApplication({ approval }));
  const section = within((await screen.findByText("The application")).closest("section")!);
  expect(await section.findByText("Recitation")).toBeVisible();
  expect(section.queryByRole("button", { name: "Ask for more" })).toBeNull();
  expect(section.queryByText(/Not sent yet/) !== null).toBe(approval === "draft");
});

test("a certificate is accepted with its last day, which can be set anew", async () => {
  const dated = (day: string | null) =>
    buildApplication({
      approval: "approved",
      certificates: [
        buildFile({ state: "checked", valid_until: day, validity: "ending", is_shown: true }),
      ],
    });
  let answer = dated("2026-12-10");
  const { user, written } = await openReview({
    "PATCH /api/staff/application-files/certificate-1/": () => ({ body: answer }),
  });
  const day = await screen.findByLabelText(/^Valid until/);
  fireEvent.change(day, { target: { value: "2026-12-10" } });
  await user.click(screen.getByRole("button", { name: /^Accept: .*Ijazah/ }));
  expect(await screen.findByText(/^Valid until .*[0-9]/)).toBeVisible();
  expect(screen.getByText("Ends soon")).toBeVisible();
  answer = dated(null);
  fireEvent.change(day, { target: { value: "" } });
  await user.click(screen.getByRole("button", { name: /^Save the last day of: .*Ijazah/ }));
  await waitFor(() => expect(screen.queryByText(/^Valid until .*[0-9]/)).toBeNull());
  expect(written()).toEqual([
    { state: "checked", note: "", valid_until: "2026-12-10" },
    { state: "checked", note: "", valid_until: null },
  ]);
});
