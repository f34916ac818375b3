import { NewRoomMessage } from "@riwaq/contracts/classroom/room";
import { fireEvent, screen, within } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { inOrder } from "../model/messages.ts";
import type { ShownMessage } from "../model/messages.ts";
import { Chat } from "./chat.tsx";
import type { ChatProps } from "./chat.tsx";

const messageOf = (id: string, change: Partial<ShownMessage> = {}): ShownMessage => ({
  id,
  by_id: "youssef",
  by_name: "Youssef",
  text: `message ${id}`,
  word: null,
  sent_at: `2026-11-24T16:0${id}:00Z`,
  ...change,
});
const WORD = { sura: 78, aya: 2, word: 2 };

async function showChat(props: Partial<ChatProps> = {}) {
  const calls = { onSend: vi.fn(), onRetry: vi.fn(), onClearWord: vi.fn() };
  const given = {
    messages: [messageOf("1"), messageOf("2", { by_id: "ines", by_name: "Inès" })],
    me: "ines",
    zone: "Europe/Paris",
    wordOf: () => "ٱلْعَظِيمِ",
    draftWord: null,
    ...calls,
    ...props,
  };
  let show = (_messages: readonly ShownMessage[]) => {};
  function Room() {
    const [messages, setMessages] = useState(given.messages);
    show = setMessages as typeof show;
    return <Chat {...given} messages={messages} />;
  }
  const view = await renderWithProviders(<Room />);
  return { ...view, ...calls, show: (messages: readonly ShownMessage[]) => show(messages) };
}

const log = () => screen.getByRole("log", { name: "Messages of this lesson" });
const field = () => screen.getByRole("textbox", { name: "Your message" });

describe("messages", () => {
  it("stand in their order, each once, with names and the reader's clock", async () => {
    await showChat({
      messages: [messageOf("2", { by_id: "ines" }), messageOf("1"), messageOf("1")],
    });
    const [first, second, ...others] = within(log()).getAllByRole("article");
    expect(others).toEqual([]);
    expect(first).toHaveTextContent("Youssef05:01 pmmessage 1");
    expect(second).toHaveTextContent("You05:02 pmmessage 2");
  });

  it("keep people's own direction, and make no links", async () => {
    await showChat({ messages: [messageOf("1", { text: "https://riwaq.test\nالسلام عليكم" })] });
    const text = screen.getByText(/السلام/);
    expect(text).toHaveAttribute("dir", "auto");
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });

  it("show a word as the mushaf writes it, and where it stands", async () => {
    await showChat({ messages: [messageOf("1", { text: "", word: WORD })] });
    expect(screen.getByText("ٱلْعَظِيمِ")).toHaveAttribute("lang", "ar");
    expect(screen.getByText("78:2:2")).toBeVisible();
  });

  it("on their way say so, and are sent again where they failed", async () => {
    const messages = [
      messageOf("1", { by_id: "ines", state: "sending" }),
      messageOf("2", { by_id: "ines", state: "failed" }),
    ];
    const { user, onRetry } = await showChat({ messages });
    expect(screen.getByText("Being sent")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Send again" }));
    expect(onRetry).toHaveBeenCalledExactlyOnceWith("2");
  });

  it("give way to the same one as the room has it", () => {
    const [own, heard] = [messageOf("1", { state: "sending" }), messageOf("1")];
    expect(inOrder([own, heard])).toEqual([heard]);
    expect(inOrder([heard, own])).toEqual([heard]);
  });

  it("are none yet, and say who reads them", async () => {
    await showChat({ messages: [] });
    expect(within(log()).getByText("No messages yet")).toBeVisible();
  });
});

describe("writing", () => {
  it("sends by Enter what the contract takes, begins a line by Shift and Enter, and empties the field", async () => {
    const { user, onSend } = await showChat();
    await user.type(field(), " Bonjour{Shift>}{Enter}{/Shift}Inès {Enter}");
    expect(NewRoomMessage.parse(onSend.mock.calls[0]?.[0])).toMatchObject({
      text: "Bonjour\nInès",
      word: null,
    });
    expect(field()).toHaveValue("");
    await user.type(field(), "encore{Enter}");
    const [one, other] = onSend.mock.calls.map(([{ id }]) => id as string);
    expect(one).not.toBe(other);
  });

  it("sends nothing that is empty, or while letters are composed", async () => {
    const { user, onSend } = await showChat();
    await user.type(field(), "  {Enter}");
    await user.type(field(), "ب");
    fireEvent.keyDown(field(), { key: "Enter", isComposing: true });
    expect(onSend).not.toHaveBeenCalled();
  });

  it("says what is too long, and keeps it", async () => {
    const { user, onSend } = await showChat();
    fireEvent.change(field(), { target: { value: "x".repeat(1001) } });
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(/long/);
    await user.click(screen.getByRole("button", { name: "Send" }));
    expect(onSend).not.toHaveBeenCalled();
    expect(field()).toHaveValue("x".repeat(1001));
  });

  it("sends a word that was chosen on the page, alone or with a text, or leaves it out", async () => {
    const { user, onSend, onClearWord } = await showChat({ draftWord: WORD });
    await user.click(screen.getByRole("button", { name: "Send" }));
    expect(onSend.mock.calls[0]?.[0]).toMatchObject({ text: "", word: WORD });
    expect(onClearWord).toHaveBeenCalledOnce();
    await user.click(screen.getByRole("button", { name: "Leave the word out" }));
    expect(onClearWord).toHaveBeenCalledTimes(2);
  });
});

describe("the end of a long list", () => {
  const sizes = (scrollTop: number) => {
    Object.defineProperties(log(), {
      scrollHeight: { value: 1000, configurable: true },
      clientHeight: { value: 300, configurable: true },
    });
    log().scrollTop = scrollTop;
    fireEvent.scroll(log());
  };
  const more = [messageOf("1"), messageOf("2"), messageOf("3")];
  const button = () => screen.queryByRole("button", { name: "New messages" });

  it("stays in sight as messages come", async () => {
    const { show } = await showChat();
    sizes(700);
    show(more);
    await screen.findByText("message 3");
    expect(log().scrollTop).toBe(1000);
    expect(button()).not.toBeInTheDocument();
  });

  it("is gone to by a button where its reader has gone up", async () => {
    const { user, show } = await showChat();
    sizes(100);
    show(more);
    await user.click(await screen.findByRole("button", { name: "New messages" }));
    expect(log().scrollTop).toBe(1000);
    expect(button()).not.toBeInTheDocument();
  });

  it("is gone to by whoever writes", async () => {
    const { show } = await showChat();
    sizes(100);
    show([...more, messageOf("4", { by_id: "ines" })]);
    await screen.findByText("message 4");
    expect(log().scrollTop).toBe(1000);
  });
});
