import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { buildProfile } from "../../../../../test/build-profile.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { cropPicture } from "../model/crop-picture.ts";
import { PictureField } from "./picture-field.tsx";

// No browser here draws or measures pictures.
vi.mock(import("../model/crop-picture.ts"));
vi.mock(import("./picture-cropper.tsx"), async () => ({
  PictureCropper: ({ onCrop, onDamaged }) => (
    <>
      <button type="button" onClick={() => onCrop({ x: 0, y: 0, width: 9, height: 9 })}>
        {"crop"}
      </button>
      <button type="button" onClick={onDamaged}>
        {"break"}
      </button>
    </>
  ),
}));

const SAVE = "PUT /api/profile/picture/";
const ADDRESS = "/api/pictures/abcdefghijklmnopqrstuvwx/";
const photo = new File(["x"], "me.png", { type: "image/png" });

beforeEach(() => {
  document.cookie = "csrftoken=t";
  URL.createObjectURL = () => "blob:here";
  URL.revokeObjectURL = () => undefined;
  vi.mocked(cropPicture).mockResolvedValue(new Blob(["small"], { type: "image/jpeg" }));
});

async function open(answers: Parameters<typeof stubApi>[0], picture: string | null = null) {
  const sent = stubApi(answers);
  const onSaved = vi.fn<(picture: string | null) => void>();
  const view = await renderWithProviders(
    <PictureField profile={buildProfile({ picture })} onSaved={onSaved} />,
  );
  const choose = (file: File) => {
    const input = view.container.querySelector("input");
    if (input) fireEvent.change(input, { target: { files: [file] } });
  };
  const press = (name: string) => view.user.click(screen.getByRole("button", { name }));
  return { ...view, sent, onSaved, choose, press };
}

test("what was cut out is sent as a picture, and whoever shows it is told", async () => {
  const { choose, press, sent, onSaved } = await open({ [SAVE]: { body: { picture: ADDRESS } } });
  choose(photo);
  await screen.findByRole("button", { name: "crop" });
  await press("crop");
  await press("Save the picture");
  expect(await screen.findByText("Picture saved")).toBeVisible();
  expect(sent[0]?.headers.get("content-type")).toBe("image/jpeg");
  expect(onSaved).toHaveBeenCalledWith(ADDRESS);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("another kind of file is named and not opened", async () => {
  const { choose, sent } = await open({});
  choose(new File(["x"], "me.svg", { type: "image/svg+xml" }));
  expect(screen.getByText("Choose a JPEG, PNG or WebP picture.")).toBeVisible();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(sent).toEqual([]);
});

test("one that cannot be read, or that the server refuses, is said so", async () => {
  const refused = { status: 400, body: { picture: ["Not this one"] } };
  const { choose, press } = await open({ [SAVE]: refused });
  choose(photo);
  await screen.findByRole("button", { name: "crop" });
  await press("crop");
  await press("Save the picture");
  expect(await screen.findByText("Not this one")).toBeVisible();
  await press("break");
  expect(screen.getByText(/This file cannot be read/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Save the picture" })).toBeNull();
});

test("it can be taken away", async () => {
  const { press, onSaved } = await open(
    { "DELETE /api/profile/picture/": { body: { picture: null } } },
    ADDRESS,
  );
  await press("Remove");
  expect(await screen.findByText("Picture removed")).toBeVisible();
  expect(onSaved).toHaveBeenCalledWith(null);
});
