import { zodResolver } from "@hookform/resolvers/zod";
import { screen } from "@testing-library/react";
import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { expect, test, vi } from "vitest";
import { z } from "zod";

import { renderWithProviders } from "../../../test/render-with-providers.tsx";
import { KeptTab } from "./kept-tab.tsx";
import { SelectField } from "./select-field.tsx";
import { Tabs, TabsList, TabsTrigger } from "./tabs.tsx";

const built = vi.fn<() => void>();

function Second() {
  useState(() => built());
  return <input aria-label="second" />;
}

function Tabbed() {
  const [tab, setTab] = useState("a");
  return (
    <Tabs value={tab} onValueChange={setTab}>
      <TabsList>
        <TabsTrigger value="a">A</TabsTrigger>
        <TabsTrigger value="b">B</TabsTrigger>
      </TabsList>
      <KeptTab value="a" isActive={tab === "a"}>
        <input aria-label="first" />
      </KeptTab>
      <KeptTab value="b" isActive={tab === "b"}>
        <Second />
      </KeptTab>
    </Tabs>
  );
}

test("a tab is built when it is first opened, and keeps what was typed into it", async () => {
  const { user } = await renderWithProviders(<Tabbed />);
  expect(built).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText("first"), "typed");
  await user.click(screen.getByRole("tab", { name: "B" }));
  expect(screen.getByLabelText("first")).not.toBeVisible();
  await user.type(screen.getByLabelText("second"), "too");
  await user.click(screen.getByRole("tab", { name: "A" }));
  expect(screen.getByLabelText("first")).toHaveValue("typed");
  await user.click(screen.getByRole("tab", { name: "B" }));
  expect(screen.getByLabelText("second")).toHaveValue("too");
  expect(built).toHaveBeenCalledOnce();
});

const Rules = z.object({ gender: z.enum(["F", "M"]).nullable() });
const OPTIONS = [
  { value: "any", label: "No matter" },
  { value: "F", label: "A woman" },
] as const;

function Asking({ onSent }: { onSent: (values: z.infer<typeof Rules>) => void }) {
  const form = useForm({ resolver: zodResolver(Rules), defaultValues: { gender: "M" } as never });
  return (
    <FormProvider {...form}>
      <form onSubmit={(event) => void form.handleSubmit(onSent)(event)}>
        <SelectField name="gender" label="Teacher" options={[...OPTIONS]} none="any" />
        <button type="submit">Send</button>
      </form>
    </FormProvider>
  );
}

test("the choice that stands for nothing is sent as nothing", async () => {
  const onSent = vi.fn<(values: z.infer<typeof Rules>) => void>();
  const { user } = await renderWithProviders(<Asking onSent={onSent} />);
  await user.click(screen.getByRole("combobox", { name: "Teacher" }));
  await user.click(screen.getByRole("option", { name: "No matter" }));
  expect(screen.getByRole("combobox", { name: "Teacher" })).toHaveTextContent("No matter");
  await user.click(screen.getByRole("button", { name: "Send" }));
  await expect.poll(() => onSent.mock.calls[0]?.[0]).toEqual({ gender: null });
});

test("it is opened and chosen from by the keyboard", async () => {
  const onSent = vi.fn<(values: z.infer<typeof Rules>) => void>();
  const { user } = await renderWithProviders(<Asking onSent={onSent} />);
  await user.tab();
  expect(screen.getByRole("combobox", { name: "Teacher" })).toHaveFocus();
  await user.keyboard("{Enter}{End}{Enter}");
  expect(screen.getByRole("combobox", { name: "Teacher" })).toHaveTextContent("A woman");
});
