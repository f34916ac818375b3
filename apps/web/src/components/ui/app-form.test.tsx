import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { z } from "zod";

import { buildSeenUser } from "../../../test/build-seen-user.ts";
import { renderWithProviders } from "../../../test/render-with-providers.tsx";
import { ApiError } from "../../lib/api-error.ts";
import { currentUser } from "../../lib/current-user.ts";
import { type Saving, touched, useAppForm } from "../../lib/use-app-form.ts";
import { AppForm } from "./app-form.tsx";
import { SelectField } from "./select-field.tsx";
import { TextField } from "./text-field.tsx";

const Values = z.object({
  name: z.string().min(1, "name_empty"),
  town: z.string(),
  level: z.enum(["low", "high"]).nullable(),
});
type Values = z.infer<typeof Values>;

const SAVED: Values = { name: "Amal", town: "Cairo", level: null };
const LEVELS = [
  { value: "any", label: "No matter" },
  { value: "low", label: "Beginners" },
  { value: "high", label: "Advanced" },
];

type SavePartly = Saving<Partial<Values>, Values>;

function Person({ saving, onSaved }: { saving: SavePartly; onSaved?: (saved: Values) => void }) {
  const form = useAppForm({
    rules: Values,
    defaultValues: SAVED,
    mutation: saving,
    toSend: (values: Values, dirty) => touched(values, dirty),
    valuesOf: (saved) => saved,
    onSaved: (saved) => onSaved?.(saved),
    nameOnServer: (field) => (field === "town" ? "city" : field),
  });
  return (
    <AppForm of={form} place="page" submitLabel="Save" busyLabel="Saving">
      <TextField label="Name" {...form.field("name")} />
      <TextField label="Town" {...form.field("town")} />
      <SelectField name="level" label="Level" options={LEVELS} none="any" />
    </AppForm>
  );
}

const idle = { error: null, isPending: false };
const name = () => screen.getByRole("textbox", { name: "Name" });
const town = () => screen.getByRole("textbox", { name: "Town" });
const button = () => screen.getByRole("button", { name: /Sav/ });

test("says that one only reads where staff see what somebody sees", async () => {
  const mutate = vi.fn();
  currentUser.set(buildSeenUser());
  await renderWithProviders(<Person saving={{ ...idle, mutate }} />);
  expect(button()).toHaveAttribute("aria-disabled", "true");
  expect(button()).toHaveAccessibleDescription("You only read here.");
  currentUser.set(null);
});

test("only what was touched is sent, and the form then stands on what was saved", async () => {
  const mutate = vi.fn<SavePartly["mutate"]>((sent, { onSuccess }) =>
    onSuccess({ ...SAVED, ...sent, name: "AMAL" }),
  );
  const onSaved = vi.fn<(saved: Values) => void>();
  const { user } = await renderWithProviders(
    <Person saving={{ mutate, ...idle }} onSaved={onSaved} />,
  );
  await user.type(town(), "!");
  await user.click(button());
  expect(mutate.mock.calls[0]?.[0]).toEqual({ town: "Cairo!" });
  expect(onSaved).toHaveBeenCalledOnce();
  expect(name()).toHaveValue("AMAL");
  await user.click(button());
  expect(mutate.mock.calls[1]?.[0]).toEqual({});
});

test("the choice that stands for none is sent as null", async () => {
  const mutate = vi.fn<SavePartly["mutate"]>();
  const { user } = await renderWithProviders(<Person saving={{ mutate, ...idle }} />);
  const level = screen.getByRole("combobox", { name: "Level" });
  expect(level).toHaveTextContent("No matter");
  await user.click(level);
  await user.click(screen.getByRole("option", { name: "Advanced" }));
  await user.click(button());
  expect(mutate.mock.lastCall?.[0]).toEqual({ level: "high" });
  await user.click(level);
  await user.click(screen.getByRole("option", { name: "No matter" }));
  await user.type(name(), "!");
  await user.click(button());
  expect(mutate.mock.lastCall?.[0]).not.toHaveProperty("level", "any");
});

test("what the contract refuses is never sent, and its field is told and has the focus", async () => {
  const mutate = vi.fn<SavePartly["mutate"]>();
  const { user } = await renderWithProviders(<Person saving={{ mutate, ...idle }} />);
  await user.clear(name());
  await user.keyboard("{Enter}");
  expect(name()).toHaveAccessibleDescription("Name can't be empty");
  expect(name()).toHaveFocus();
  expect(mutate).not.toHaveBeenCalled();
});

test("what the server refuses stands on the field that it means, whatever it calls it", async () => {
  const error = new ApiError(400, { city: ["No lessons there."], other: ["Closed."] });
  const mutate: SavePartly["mutate"] = (_, { onError }) => onError(error);
  const { user } = await renderWithProviders(
    <Person saving={{ mutate, error, isPending: false }} />,
  );
  await user.click(button());
  expect(town()).toBeInvalid();
  expect(town()).toHaveAccessibleDescription("No lessons there.");
  expect(town()).toHaveFocus();
  expect(screen.getByRole("alert")).toHaveTextContent("No lessons there.Closed.");
  await user.type(town(), "!");
  expect(town()).toBeValid();
});

test("while it is being sent the button says so, keeps the focus and sends nothing more", async () => {
  const mutate = vi.fn<SavePartly["mutate"]>();
  const { user } = await renderWithProviders(
    <Person saving={{ mutate, error: null, isPending: true }} />,
  );
  expect(button()).toHaveTextContent("Saving");
  expect(button()).toHaveAttribute("aria-busy", "true");
  button().focus();
  await user.keyboard("{Enter}");
  expect(button()).toHaveFocus();
  expect(mutate).not.toHaveBeenCalled();
});
