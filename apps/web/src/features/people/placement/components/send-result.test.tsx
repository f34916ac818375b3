import { placeOfRight } from "@riwaq/domain/people/placement/item";
import { nextItem } from "@riwaq/domain/people/placement/run";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { signIn } from "../../../../../test/sign-in.ts";
import { type KeptRun, keepRun, keptRun } from "../model/kept-run.ts";
import { PlacementPage } from "./placement-page.tsx";

const WISHES = "GET /api/wishes/";
const SEND = "POST /api/placements/";
const answers = [1, 2, 3].reduce<KeptRun["answers"]>(
  (all) => [...all, { item: nextItem(all)?.id ?? "", option: null }],
  [],
);
const learner = (id: string, name: string) => ({
  id,
  name,
  time_zone: "Europe/Paris",
  wish: null,
});
const children = [learner("c1", "Inès"), learner("c2", "Adam")];
const family = { [WISHES]: { body: { learners: children, programmes: [] } } };
const sent = {
  body: {
    placement: {
      id: "p1",
      sent_at: "2026-11-20T10:00:00.000Z",
      band: "A0",
      confidence: "sure",
      skills: [],
      confirmed: null,
    },
    may_confirm: false,
  },
  status: 201,
};

async function show(run: KeptRun = { who: "child", answers, spentMs: 1000 }) {
  keepRun(run);
  return renderWithProviders(<PlacementPage />);
}

describe("the result of who is signed in", () => {
  it("is sent for a child with the answers alone, and kept here no longer", async () => {
    const calls = signIn("P", { ...family, [SEND]: sent });
    const { user } = await show();
    await user.click(await screen.findByRole("radio", { name: "Adam" }));
    await user.click(screen.getByRole("button", { name: "Send to the teacher" }));
    expect(await screen.findByText(/The result of .*Adam.* has been sent/)).toBeVisible();
    const posted = calls.find(({ method }) => method === "POST");
    expect(posted?.body).toEqual({ student_id: "c2", answers });
    expect(posted?.headers.get("idempotency-key")).toBeTruthy();
    expect(keptRun()).toBeNull();
    expect(screen.getByRole("link", { name: "See the progress" })).toHaveAttribute(
      "href",
      "/students/c2/progress",
    );
  });

  it("is offered for oneself where one took it, and stays when it cannot be sent", async () => {
    const own = { learners: [children[0], learner("P-1", "Nadia")], programmes: [] };
    signIn("P", { [WISHES]: { body: own }, [SEND]: { status: 404, body: { detail: ["Gone"] } } });
    const { user } = await show({ who: "self", answers, spentMs: 1000 });
    expect(await screen.findByRole("radio", { name: "Nadia" })).toBeChecked();
    await user.click(screen.getByRole("button", { name: "Send to the teacher" }));
    expect(await screen.findByText("Gone")).toBeVisible();
    expect(keptRun()?.answers).toEqual(answers);
  });

  it("asks a family without a learner to add one", async () => {
    signIn("P", { [WISHES]: { body: { learners: [], programmes: [] } } });
    await show();
    expect(await screen.findByRole("link", { name: "Add a child" })).toBeVisible();
  });

  it("is nobody's to send for a teacher", async () => {
    signIn("T");
    await show();
    expect(await screen.findByText("A0: begins with the letters")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Send to the teacher" })).toBeNull();
    expect(screen.queryByRole("link", { name: "Create an account" })).toBeNull();
  });

  it("is whole: a test that is not over is not sent", async () => {
    signIn("P", family);
    const first = nextItem([])!;
    await show({
      who: "child",
      answers: [{ item: first.id, option: placeOfRight(first) }],
      spentMs: 0,
    });
    expect(await screen.findByRole("button", { name: "Next" })).toBeVisible();
    expect(screen.queryByText("Send it to the teacher")).toBeNull();
  });
});
