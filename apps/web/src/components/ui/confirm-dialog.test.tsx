import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";

import { renderWithProviders } from "../../../test/render-with-providers.tsx";
import { ApiError } from "../../lib/api-error.ts";
import type { Saving } from "../../lib/use-app-form.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";

type Delete = Saving<string, string>["mutate"];
type Options = {
  mutate: Delete;
  failureTitle?: string;
  onDone?: () => void;
  onFailed?: () => void;
};

async function ask({ mutate, ...told }: Options) {
  const onOpen = vi.fn<() => void>();
  const view = await renderWithProviders(
    <ConfirmDialog
      trigger={<button type="button">Delete</button>}
      title="Delete it?"
      description="It does not come back."
      confirmLabel="Yes, delete"
      onOpen={onOpen}
      mutation={{ mutate, isPending: false }}
      sent="r1"
      {...told}
    />,
  );
  await view.user.click(screen.getByRole("button", { name: "Delete" }));
  return { ...view, onOpen };
}

const confirm = () => screen.getByRole("button", { name: "Yes, delete" });

test("nothing is done before it is confirmed; then it is done once, and the dialog goes", async () => {
  const mutate = vi.fn<Delete>((_, { onSuccess }) => onSuccess("gone"));
  const onDone = vi.fn<() => void>();
  const { user, onOpen } = await ask({ mutate, onDone });
  expect(screen.getByRole("alertdialog", { name: "Delete it?" })).toHaveAccessibleDescription(
    "It does not come back.",
  );
  expect(onOpen).toHaveBeenCalledOnce();
  expect(mutate).not.toHaveBeenCalled();
  await user.click(confirm());
  expect(mutate.mock.calls.map(([sent]) => sent)).toEqual(["r1"]);
  expect(onDone).toHaveBeenCalledWith("gone");
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
});

test("Escape thinks better of it", async () => {
  const mutate = vi.fn<Delete>();
  const { user } = await ask({ mutate });
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  expect(mutate).not.toHaveBeenCalled();
  expect(screen.getByRole("button", { name: "Delete" })).toHaveFocus();
});

test("a refusal closes the dialog and is told with the server's words", async () => {
  const onFailed = vi.fn<() => void>();
  const mutate: Delete = (_, { onError }) =>
    onError(new ApiError(409, { detail: ["A lesson needs it."] }));
  const { user } = await ask({ mutate, failureTitle: "Not deleted", onFailed });
  await user.click(confirm());
  expect(await screen.findByText("Not deleted")).toBeVisible();
  expect(screen.getByText("A lesson needs it.")).toBeVisible();
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  expect(onFailed).toHaveBeenCalledOnce();
});

test("whoever shows the failure elsewhere hears no second word of it", async () => {
  const mutate: Delete = (_, { onError }) => onError(new ApiError(0));
  const { user } = await ask({ mutate });
  await user.click(confirm());
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  expect(screen.queryByText(/connection/i)).not.toBeInTheDocument();
});

function Slow() {
  const [isPending, setIsPending] = useState(false);
  return (
    <ConfirmDialog
      trigger={<button type="button">Delete</button>}
      title="Delete it?"
      description="It does not come back."
      confirmLabel="Yes, delete"
      mutation={{ mutate: () => setIsPending(true), isPending }}
      sent="r1"
    />
  );
}

test("while it is being done nothing can be pressed, and Escape waits", async () => {
  const { user } = await renderWithProviders(<Slow />);
  await user.click(screen.getByRole("button", { name: "Delete" }));
  await user.click(confirm());
  expect(confirm()).toBeDisabled();
  await user.keyboard("{Escape}");
  expect(screen.getByRole("alertdialog")).toBeVisible();
});
