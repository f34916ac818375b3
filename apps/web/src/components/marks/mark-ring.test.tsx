import { MARK_KINDS } from "@riwaq/domain/learning/marks/kinds";
import { screen, within } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";

import { renderWithProviders } from "../../../test/render-with-providers.tsx";
import { stubApi } from "../../../test/stub-api.ts";
import type { Language } from "../../i18n/languages.ts";
import { type Heard, MarkRing } from "./mark-ring.tsx";
import { ringPlace } from "./ring-place.ts";

const NEAR = ["forgot", "letter-exchanged", "vowel", "madd"] as const;

function Page({ onChoose }: { onChoose: (heard: Heard) => void }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <button
        type="button"
        data-stored="عَمَّ"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        عَمَّ
      </button>
      <button type="button">…</button>
      {anchor && (
        <MarkRing
          anchor={anchor}
          kinds={NEAR}
          onChoose={(heard) => {
            onChoose(heard);
            setAnchor(null);
          }}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}

async function open(language: Language = "en") {
  const onChoose = vi.fn<(heard: Heard) => void>();
  const view = await renderWithProviders(<Page onChoose={onChoose} />, { language });
  const word = screen.getByRole("button", { name: "عَمَّ" });
  await view.user.click(word);
  return { ...view, word, onChoose };
}
const press = (name: string) => screen.getByRole("button", { name });

describe("the ring of kinds", () => {
  it("has four of them, the first under the keyboard, and gives back the focus", async () => {
    const { user, word, onChoose } = await open();
    const ring = within(screen.getByRole("dialog", { name: "Mark عَمَّ" }));
    const names = ring.getAllByRole("button").map((one) => one.textContent);
    expect(names.slice(0, 4)).toEqual(["Forgot", "Letter", "Vowel", "Madd"]);
    expect(press("Forgot")).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(onChoose.mock.calls).toEqual([[{ kind: "forgot", detail: "" }]]);
    expect(word).toHaveFocus();
  });

  it("has every kind behind “more”, under what teachers call their groups", async () => {
    const { user, onChoose } = await open();
    await user.click(press("More"));
    const ring = screen.getByRole("dialog");
    expect(within(ring).getAllByRole("button")).toHaveLength(MARK_KINDS.length);
    expect(press("Forgot")).toHaveFocus();
    await user.click(
      within(screen.getByRole("group", { name: "Stopping" })).getByRole("button", {
        name: "Wrong stop",
      }),
    );
    expect(onChoose).toHaveBeenCalledWith({ kind: "wrong-stop", detail: "" });
  });

  it("asks which letter was exchanged, and takes no answer too", async () => {
    const { user, onChoose } = await open();
    await user.click(press("Letter"));
    await user.click(screen.getByRole("button", { name: /ظ.*said as.*ز/ }));
    expect(onChoose).toHaveBeenCalledWith({ kind: "letter-exchanged", detail: "ظ/ز" });
    await user.click(press("عَمَّ"));
    await user.click(press("Letter"));
    await user.click(press("Back"));
    await user.click(press("Letter"));
    await user.click(press("Without saying which"));
    expect(onChoose).toHaveBeenLastCalledWith({ kind: "letter-exchanged", detail: "" });
  });

  it("asks which ayah came instead: by its figures, by words of it, or without saying which", async () => {
    const hit = { sura: 2, aya: 136, page: 21, word: 1, words: 1, text: "قُولُوٓاْ ءَامَنَّا" };
    const asked = `GET /api/mushaf/search/?${new URLSearchParams({ q: "قولوا" })}`;
    stubApi({ [asked]: { body: { total: 1, hits: [hit] } } });
    const { user, onChoose } = await open();
    const ask = async () => {
      await user.click(press("More"));
      await user.click(press("Similar ayah"));
      return screen.getByRole("searchbox");
    };
    expect(await ask()).toHaveFocus();
    await user.keyboard("٢:١٣٦{Enter}");
    expect(onChoose).toHaveBeenLastCalledWith({ kind: "swapped", detail: "2:136" });
    await user.click(press("عَمَّ"));
    await user.type(await ask(), "قولوا");
    await user.click(await screen.findByRole("button", { name: /2:136/ }));
    expect(onChoose).toHaveBeenLastCalledWith({ kind: "swapped", detail: "2:136" });
    await user.click(press("عَمَّ"));
    await user.type(await ask(), "2:300{Enter}");
    expect(onChoose).toHaveBeenCalledTimes(2);
    await user.click(press("Without saying which"));
    expect(onChoose).toHaveBeenLastCalledWith({ kind: "swapped", detail: "" });
  });

  it("closes by Escape and by a tap elsewhere, and nothing is marked", async () => {
    const { user, word, onChoose } = await open();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(word).toHaveFocus();
    await user.click(word);
    await user.click(press("…"));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(onChoose).not.toHaveBeenCalled();
  });

  it.each([
    ["fr", ["Oubli", "Lettre", "Voyelle", "Madd"]],
    ["ar", ["نسيان", "إبدال حرف", "حركة", "مد"]],
  ] as const)("says in %s what teachers say", async (language, said) => {
    await open(language);
    for (const name of said) expect(press(name)).toBeVisible();
  });
});

describe("its place", () => {
  it.each([
    ["around the word", { top: 300, bottom: 340 }, { side: "bottom", offset: -90, gap: 52 }],
    ["beneath it at the top", { top: 40, bottom: 80 }, { side: "bottom", offset: 6, gap: 6 }],
    ["above it at the end", { top: 720, bottom: 760 }, { side: "top", offset: 6, gap: 6 }],
  ])("is %s", (_, box, place) => {
    expect(ringPlace(box, 800)).toEqual(place);
  });
});
