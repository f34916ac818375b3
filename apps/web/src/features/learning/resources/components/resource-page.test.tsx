import type { Resource } from "@riwaq/contracts/learning/resources";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { ResourcePage } from "./resource-page.tsx";

const RESOURCE: Resource = {
  id: "1",
  title: "Livret de tajwid",
  type: "PDF",
  last_updated: "2026-11-18T12:00:00.000Z",
  assigned_students: ["a"],
  file: { name: "livret.pdf", size_bytes: 2_500_000, version: 2, is_viewable: true },
  teacher_name: "Amal",
  is_new: false,
};

beforeEach(() => {
  document.cookie = "csrftoken=t";
});

async function show(changes: Partial<Resource>, hasViewer = true) {
  vi.stubGlobal("navigator", Object.create(navigator, { pdfViewerEnabled: { value: hasViewer } }));
  const sent = stubApi({
    "GET /api/resources/1/": { body: { ...RESOURCE, ...changes } },
    "POST /api/resources/1/read/": { status: 204 },
  });
  await renderWithProviders(<ResourcePage id="1" names={new Map([["a", "Inès"]])} />);
  await screen.findByRole("heading", { level: 1, name: "Livret de tajwid" });
  return sent;
}

describe("a resource", () => {
  it("is shown in place, with where it comes from and for whom, and can be kept", async () => {
    await show({});
    const pdf = screen.getByTitle("Livret de tajwid");
    expect(pdf).toHaveAttribute("src", expect.stringContaining("/api/resources/1/file/"));
    expect(screen.getByText(/From .?Amal/)).toBeInTheDocument();
    expect(screen.getByText(/For .?Inès/)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Download" })).toHaveAttribute(
      "href",
      "/api/resources/1/file/?download=1",
    );
  });

  it("is marked as read once, and only where it was new", async () => {
    const sent = await show({ is_new: true });
    const posts = () => sent.filter(({ method }) => method === "POST");
    await waitFor(() => expect(posts()).toHaveLength(1));
    expect(await show({})).not.toContainEqual(expect.objectContaining({ method: "POST" }));
  });

  it("opens elsewhere where the browser shows no PDF", async () => {
    await show({}, false);
    expect(screen.queryByTitle("Livret de tajwid")).not.toBeInTheDocument();
    expect(screen.getByText(/Open or download it/)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Open in a new tab" })).toBeInTheDocument();
  });

  it("is a video that plays in place, or says that it cannot", async () => {
    await show({ type: "Video" });
    const video = screen.getByLabelText("Livret de tajwid");
    expect(video).toHaveAttribute("src", "/api/resources/1/file/");
    fireEvent.error(video);
    expect(screen.getByText(/cannot be played here/)).toBeInTheDocument();
  });

  it("is a picture in place, or says that it cannot be shown", async () => {
    await show({ type: "Picture" });
    const picture = screen.getByRole("img", { name: "Livret de tajwid" });
    expect(picture).toHaveAttribute("src", "/api/resources/1/file/");
    fireEvent.error(picture);
    expect(screen.getByText(/picture cannot be shown here/)).toBeInTheDocument();
  });

  it("is a recording that plays in place, or says that it cannot", async () => {
    await show({ type: "Audio" });
    const recording = screen.getByLabelText("Livret de tajwid", { selector: "audio" });
    expect(recording).toHaveAttribute("src", "/api/resources/1/file/");
    fireEvent.error(recording);
    expect(screen.getByText(/recording cannot be played here/)).toBeInTheDocument();
  });

  it("is downloaded where only Office opens it", async () => {
    await show({ type: "Document", file: { ...RESOURCE.file!, is_viewable: false } });
    expect(screen.getByText(/opens in Word/)).toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "Open in a new tab" })).not.toBeInTheDocument();
  });

  it("may have no file yet", async () => {
    await show({ file: null });
    expect(screen.getByText("This resource has no file yet.")).toBeInTheDocument();
  });

  it("is gone for those who may not see it, or could not be loaded", async () => {
    stubApi({ "GET /api/resources/1/": { status: 404, body: { detail: ["Not found"] } } });
    const view = await renderWithProviders(<ResourcePage id="1" names={new Map()} />);
    expect(
      await screen.findByText("This resource is not here", { ignore: "h1" }),
    ).toBeInTheDocument();
    expect(screen.getByText(/no longer assigned to you/)).toBeInTheDocument();
    view.unmount();
    stubApi({});
    await renderWithProviders(<ResourcePage id="1" names={new Map()} />);
    expect(await screen.findByRole("alert")).toBeInTheDocument();
  });
});
