import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { openPdf } from "../model/open-pdf.ts";
import type { PdfFile } from "../model/open-pdf.ts";
import { Material } from "./material.tsx";
import type { MaterialProps } from "./material.tsx";

vi.mock("../model/open-pdf.ts", () => ({ openPdf: vi.fn() }));

const items: MaterialProps["items"] = [
  { id: "livret", title: "Livret de tajwid", type: "PDF" },
  { id: "film", title: "متن تحفة الأطفال", type: "Video" },
  { id: "devoir", title: "Devoir", type: "Document" },
];
const draw = vi.fn<PdfFile["draw"]>();
const close = vi.fn();

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(600);
  draw.mockResolvedValue();
  vi.mocked(openPdf).mockResolvedValue({ pages: 12, draw, close });
});

async function showMaterial(props: Partial<MaterialProps> = {}) {
  const calls = { onOpen: vi.fn(), onPage: vi.fn() };
  const given = {
    items,
    current: "livret",
    page: 3,
    mayLead: true,
    ...calls,
    fileAddress: (id: string) => `/files/${id}`,
    playback: null,
    nowMs: () => 0,
    onPlayed: vi.fn(),
    pointed: null,
    onPoint: undefined,
    ...props,
  };
  const view = await renderWithProviders(<Material {...given} />);
  return { ...view, ...calls };
}

const pageOf = (page: number) =>
  screen.findByRole("img", { name: `\u2068Livret de tajwid\u2069, page ${page} of 12` });

describe("a document", () => {
  it("is shown page by page, as large as there is room", async () => {
    await showMaterial();
    const canvas = await pageOf(3);
    expect(openPdf).toHaveBeenCalledExactlyOnceWith("/files/livret");
    await waitFor(() => expect(canvas.parentElement).toHaveAttribute("aria-busy", "false"));
    const height = window.innerHeight * 0.75;
    expect(draw).toHaveBeenCalledExactlyOnceWith(
      3,
      canvas,
      { width: 600, height },
      expect.anything(),
    );
  });

  it("is turned by whoever leads: a page on, a page back, to a page that there is", async () => {
    const { user, onPage } = await showMaterial();
    await pageOf(3);
    await user.click(screen.getByRole("button", { name: "Next page" }));
    await user.click(screen.getByRole("button", { name: "Previous page" }));
    const number = screen.getByRole("textbox", { name: "Go to page" });
    await user.clear(number);
    await user.type(number, "11{Enter}");
    expect(onPage.mock.calls.flat()).toEqual([4, 2, 11]);
    await user.clear(number);
    await user.type(number, "13{Enter}");
    expect(number).toHaveValue("3");
    expect(onPage).toHaveBeenCalledTimes(3);
  });

  it("is turned no further than to its ends, and follows a page that it no longer has", async () => {
    const { user, onPage } = await showMaterial({ page: 40 });
    await pageOf(12);
    await user.click(screen.getByRole("button", { name: "Next page" }));
    expect(onPage).not.toHaveBeenCalled();
  });

  it("is followed by the others, who make it larger for themselves", async () => {
    const { user } = await showMaterial({ mayLead: false });
    await pageOf(3);
    expect(screen.getByText("Page 3 of 12")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Next page" })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Devoir" })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "As wide as possible" }));
    expect(draw.mock.lastCall?.[2]).toEqual({ width: 600, height: Number.POSITIVE_INFINITY });
  });

  it("shows where the teacher points on the page that is open, and on no other", async () => {
    const onPoint = vi.fn();
    const pointed = { x: 100, y: 300, page: 3 };
    const { container, unmount } = await showMaterial({ onPoint, pointed });
    const canvas = await pageOf(3);
    const markIn = (box: Element) => box.querySelector<HTMLElement>("[data-pointed]");
    expect(markIn(container)?.style.insetBlockStart).toBe("30%");
    fireEvent.pointerMove(canvas, { clientX: 0, clientY: 0, pointerType: "mouse" });
    expect(onPoint).toHaveBeenCalledExactlyOnceWith({ x: 0, y: 0, page: 3 });
    unmount();
    const other = await showMaterial({ pointed: { ...pointed, page: 4 } });
    await pageOf(3);
    expect(markIn(other.container)).toBeNull();
  });

  it("is closed when something else is opened", async () => {
    const { unmount } = await showMaterial();
    await pageOf(3);
    unmount();
    expect(close).toHaveBeenCalledOnce();
  });

  it("says that it is on its way, and can be asked for again where it fails", async () => {
    let fail = (_error: Error) => {};
    vi.mocked(openPdf).mockReturnValueOnce(new Promise((_resolve, reject) => (fail = reject)));
    const { user } = await showMaterial();
    expect(screen.getByRole("status")).toHaveTextContent("Loading");
    await act(async () => fail(new Error("offline")));
    expect(screen.getByRole("alert")).toHaveTextContent("This document could not be opened");
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await pageOf(3);
  });

  it("can be asked for again where a page of it fails", async () => {
    draw.mockRejectedValueOnce(new Error("damaged"));
    const { user } = await showMaterial();
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    await pageOf(3);
    expect(openPdf).toHaveBeenCalledTimes(2);
  });
});

describe("other material", () => {
  it("is a film in the browser's own player, or a link where it cannot be shown", async () => {
    const { unmount } = await showMaterial({ current: "film" });
    expect(screen.getByLabelText("متن تحفة الأطفال", { selector: "video" })).toHaveAttribute(
      "src",
      "/files/film",
    );
    unmount();
    await showMaterial({ current: "devoir" });
    expect(screen.getByText(/cannot be shown here/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Open in a new tab" })).toHaveAttribute(
      "href",
      "/files/devoir",
    );
  });

  it("is chosen by whoever leads", async () => {
    const { user, onOpen } = await showMaterial({ current: null });
    expect(screen.getByText("Nothing is open yet")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Devoir" }));
    expect(onOpen).toHaveBeenCalledExactlyOnceWith("devoir");
  });

  it("is waited for by the others", async () => {
    await showMaterial({ current: null, mayLead: false });
    expect(screen.getByText("The teacher has not opened anything yet")).toBeVisible();
  });

  it("was none given, and the teacher reads where to give some", async () => {
    const { unmount } = await showMaterial({ items: [] });
    expect(screen.getByText("No material was given yet")).toBeVisible();
    expect(screen.getByRole("link", { name: "Open my resources" })).toHaveAttribute(
      "href",
      "/resources",
    );
    unmount();
    await showMaterial({ items: [], mayLead: false });
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });

  it("that was taken back is said to be gone", async () => {
    await showMaterial({ current: "other" });
    expect(screen.getByText(/no longer given/)).toBeVisible();
  });
});
