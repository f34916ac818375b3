import { act, screen, waitFor, within } from "@testing-library/react";
import type { UploadOptions } from "tus-js-client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { currentUser } from "../../../../lib/current-user.ts";
import { AddResourceDialog } from "./add-resource-dialog.tsx";
import { UploadTray } from "./upload-tray.tsx";

const tus = vi.hoisted(() => {
  class FakeUpload {
    static made: FakeUpload[] = [];
    url: string | null = null;
    starts = 0;
    aborts: boolean[] = [];
    file: File;
    options: UploadOptions;
    constructor(file: File, options: UploadOptions) {
      this.file = file;
      this.options = options;
      FakeUpload.made.push(this);
    }
    start() {
      this.starts += 1;
      this.url ??= `http://localhost/api/uploads/u${FakeUpload.made.indexOf(this)}`;
    }
    async abort(isFinal = false) {
      this.aborts.push(isFinal);
    }
    async findPreviousUploads() {
      return this.options.urlStorage!.findUploadsByFingerprint(
        await this.options.fingerprint!(this.file, this.options),
      );
    }
    resumeFromPreviousUpload({ uploadUrl }: { uploadUrl: string | null }) {
      this.url = uploadUrl;
    }
    arrive() {
      this.options.onSuccess?.({ lastResponse: {} as never });
    }
    fail(status = 0, body = {}) {
      const getHeader = () => undefined;
      const response = { getStatus: () => status, getBody: () => JSON.stringify(body), getHeader };
      const error = Object.assign(new Error("cut"), { originalResponse: status ? response : null });
      this.options.onError?.(error);
    }
  }
  return { Upload: FakeUpload };
});
vi.mock("tus-js-client", () => tus);

const PUPILS = {
  data: [{ id: "a", name: "Inès Lambert" }],
  isError: false,
  refetch: () => undefined,
};
const CREATE = "POST /api/resources/";
const SAVED = {
  id: "r1",
  title: "Livret",
  type: "PDF",
  last_updated: "2026-11-18T12:00:00.000Z",
  assigned_students: ["a"],
  file: { name: "livret.pdf", size_bytes: 8, version: 1, is_viewable: true },
  teacher_name: "Amal",
  is_new: false,
};
const amal = {
  id: "t1",
  name: "Amal",
  email: "a@x.org",
  role: "T",
  profile: { picture: null },
} as const;

beforeEach(() => {
  document.cookie = "csrftoken=t";
  tus.Upload.made.length = 0;
  currentUser.set(amal);
});
afterEach(() => act(() => currentUser.set(null)));

const pdf = (name = "livret_de_tajwid.pdf") =>
  new File(["%PDF-1.7"], name, { type: "application/pdf", lastModified: 1 });
const tray = () => within(screen.getByRole("region", { name: "Uploads" }));
const newest = () => tus.Upload.made.at(-1)!;

type View = Awaited<ReturnType<typeof show>>;

async function show(answers: Parameters<typeof stubApi>[0] = {}) {
  const sent = stubApi({ [CREATE]: { status: 201, body: SAVED }, ...answers });
  const view = await renderWithProviders(
    <>
      <AddResourceDialog pupils={PUPILS} />
      <UploadTray />
    </>,
  );
  return { ...view, sent };
}

async function choose({ user }: View, file: File) {
  await user.click(screen.getByRole("button", { name: "Add Resource" }));
  const dialog = within(screen.getByRole("dialog", { name: "Add Resource" }));
  await user.upload(dialog.getByLabelText("File"), file);
  return dialog;
}

async function startUpload(view: View, file = pdf()) {
  const dialog = await choose(view, file);
  await dialog.findByText("PDF");
  await view.user.click(dialog.getByRole("button", { name: "Upload Resource" }));
  await waitFor(() => expect(newest()?.starts).toBe(1));
}

describe("adding a resource", () => {
  it("suggests a title, tells the type by itself, and sends the file to whom it is for", async () => {
    const view = await show();
    const dialog = await choose(view, pdf());
    expect(dialog.getByText("PDF, DOC, PPT, MP4 (MAX. 100MB)")).toBeInTheDocument();
    expect(await dialog.findByText("PDF")).toBeInTheDocument();
    expect(dialog.getByLabelText("Title")).toHaveValue("livret de tajwid");
    await view.user.click(dialog.getByRole("checkbox", { name: "Inès Lambert" }));
    await view.user.click(dialog.getByRole("button", { name: "Upload Resource" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await waitFor(() => expect(newest().starts).toBe(1));
    act(() => newest().arrive());
    expect(await tray().findByText("Uploaded")).toBeInTheDocument();
    expect(tray().getByRole("link", { name: "View" })).toHaveAttribute("href", "/resources/r1");
    const post = view.sent.find(({ method }) => method === "POST");
    expect(post?.body).toEqual({ upload_id: "u0", title: "livret de tajwid", student_ids: ["a"] });
    expect(post?.headers.get("idempotency-key")).toMatch(/^[0-9a-f-]{36}$/);
    expect(localStorage.getItem("uploads")).toBeNull();
  });

  it("keeps the title that was written", async () => {
    const view = await show();
    const dialog = await choose(view, pdf());
    await view.user.clear(dialog.getByLabelText("Title"));
    await view.user.type(dialog.getByLabelText("Title"), "Tajwid");
    await view.user.upload(dialog.getByLabelText("File"), pdf("autre.pdf"));
    expect(dialog.getByLabelText("Title")).toHaveValue("Tajwid");
  });

  it("asks for a file and a title, and sends nothing that is empty or of another type", async () => {
    const view = await show();
    await view.user.click(screen.getByRole("button", { name: "Add Resource" }));
    const dialog = within(screen.getByRole("dialog"));
    await view.user.click(dialog.getByRole("button", { name: "Upload Resource" }));
    expect(await dialog.findByText("This field is required")).toBeInTheDocument();
    expect(dialog.getByText("Give it a title.")).toBeInTheDocument();
    await view.user.upload(dialog.getByLabelText("File"), new File([], "vide.pdf"));
    expect(await dialog.findByText(/This file is empty/)).toBeInTheDocument();
    await view.user.upload(dialog.getByLabelText("File"), new File(["MZ"], "livret.pdf"));
    expect(await dialog.findByText(/Only PDF, Word/)).toBeInTheDocument();
    await view.user.click(dialog.getByRole("button", { name: "Upload Resource" }));
    expect(tus.Upload.made).toHaveLength(0);
  });
});

describe("an upload", () => {
  it("shows how far it is, can be paused, goes on, and can be given up", async () => {
    const view = await show();
    await startUpload(view, pdf());
    act(() => newest().options.onProgress?.(4, 8));
    expect(tray().getByRole("progressbar")).toHaveAttribute("aria-valuenow", "50");
    await view.user.click(tray().getByRole("button", { name: /^Pause/ }));
    expect(tray().getByText("Paused")).toBeInTheDocument();
    await waitFor(() => expect(newest().aborts).toEqual([false]));
    await view.user.click(tray().getByRole("button", { name: /^Resume/ }));
    await waitFor(() => expect(newest().starts).toBe(2));
    await view.user.click(tray().getByRole("button", { name: /^Cancel/ }));
    expect(screen.queryByRole("region", { name: "Uploads" })).not.toBeInTheDocument();
    await waitFor(() => expect(newest().aborts.at(-1)).toBe(true));
  });

  it("goes on by itself once the connection is back, also while it is being saved", async () => {
    let isBack = false;
    const view = await show({
      [CREATE]: () => {
        if (!isBack) throw new TypeError("Failed to fetch");
        return { status: 201, body: SAVED };
      },
    });
    await startUpload(view);
    act(() => newest().fail());
    expect(tray().getByText(/Connection lost/)).toBeInTheDocument();
    act(() => void dispatchEvent(new Event("online")));
    await waitFor(() => expect(newest().starts).toBe(2));
    act(() => void dispatchEvent(new Event("offline")));
    expect(tray().getByText(/Connection lost/)).toBeInTheDocument();
    act(() => void dispatchEvent(new Event("online")));
    await waitFor(() => expect(newest().starts).toBe(3));
    act(() => newest().arrive());
    await tray().findByText(/Connection lost/);
    isBack = true;
    act(() => void dispatchEvent(new Event("online")));
    expect(await tray().findByText("Uploaded")).toBeInTheDocument();
    const keys = view.sent
      .filter(({ method }) => method === "POST")
      .map(({ headers }) => headers.get("idempotency-key"));
    expect(new Set(keys).size).toBe(1);
  });

  it("shows the server's word at the file, and tries again only where that may help", async () => {
    const view = await show({
      [CREATE]: { status: 400, body: { upload_id: ["This file carries a program."] } },
    });
    await startUpload(view);
    act(() => newest().fail(507, { non_field_errors: ["There is no room left for files."] }));
    expect(tray().getByRole("alert")).toHaveTextContent("There is no room left for files.");
    await view.user.click(tray().getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(newest().starts).toBe(2));
    act(() => newest().arrive());
    expect(await tray().findByText("This file carries a program.")).toBeInTheDocument();
    expect(tray().queryByRole("button", { name: "Try again" })).not.toBeInTheDocument();
    await view.user.click(tray().getByRole("button", { name: /^Remove/ }));
    expect(screen.queryByRole("region", { name: "Uploads" })).not.toBeInTheDocument();
  });

  it("is asked again where the server is busy, as long as that may pass", async () => {
    const view = await show();
    await startUpload(view);
    for (let failure = 0; failure < 8; failure += 1) {
      act(() => newest().fail(423));
      expect(tray().getByText(/Connection lost/)).toBeInTheDocument();
      act(() => void dispatchEvent(new Event("online")));
      await waitFor(() => expect(newest().starts).toBe(failure + 2));
    }
    act(() => newest().fail(423));
    expect(tray().getByRole("alert")).toBeInTheDocument();
  });

  it("stands beside another of the same file, each on its own", async () => {
    const view = await show();
    await startUpload(view);
    await startUpload(view);
    expect(tray().getByText("2 uploads")).toBeInTheDocument();
    const [first, second] = tus.Upload.made;
    act(() => second!.arrive());
    expect(await tray().findByText("Uploaded")).toBeInTheDocument();
    expect(view.sent.at(-1)?.body).toMatchObject({ upload_id: "u1" });
    act(() => first!.arrive());
    await waitFor(() => expect(tray().getAllByText("Uploaded")).toHaveLength(2));
  });

  it("goes on where it stopped when the page was opened anew with the same file", async () => {
    const view = await show();
    await startUpload(view);
    const { urlStorage, fingerprint } = newest().options;
    const mark = await fingerprint!(pdf(), newest().options);
    await urlStorage!.addUpload(mark, { uploadUrl: "/api/uploads/before" } as never);
    const kept = localStorage.getItem("uploads")!;
    act(() => currentUser.set(null));
    act(() => currentUser.set(amal));
    localStorage.setItem("uploads", kept);
    await view.user.click(screen.getByRole("button", { name: "Add Resource" }));
    expect(screen.getByText(/An upload was interrupted/)).toBeInTheDocument();
    await view.user.keyboard("{Escape}");
    await startUpload(view);
    expect(newest().url).toBe("/api/uploads/before");
  });

  it("ends with the sign-in, and leaves nothing behind", async () => {
    const view = await show();
    await startUpload(view);
    localStorage.setItem(
      "uploads",
      JSON.stringify({ x: { url: "/api/uploads/x", at: Date.now() } }),
    );
    act(() => currentUser.set(null));
    expect(screen.queryByRole("region", { name: "Uploads" })).not.toBeInTheDocument();
    expect(localStorage.getItem("uploads")).toBeNull();
    await waitFor(() => expect(newest().aborts.at(-1)).toBe(true));
  });

  it("holds the tab with a question as long as it lasts", async () => {
    const view = await show();
    await startUpload(view);
    const leave = () => {
      const event = new Event("beforeunload", { cancelable: true });
      dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(leave()).toBe(true);
    act(() => newest().arrive());
    await tray().findByText("Uploaded");
    expect(leave()).toBe(false);
  });
});
