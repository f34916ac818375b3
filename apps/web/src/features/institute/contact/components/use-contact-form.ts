import { useRef, useState } from "react";
import type { SyntheticEvent } from "react";

import { useLanguage } from "../../../../i18n/use-language.ts";
import { ApiError } from "../../../../lib/api-error.ts";
import { randomUuid } from "../../../../lib/random-uuid.ts";
import { prepareToSend, sendMessage } from "../model/send-message.ts";

const FIELDS = ["name", "email", "topic", "message"] as const;
export type ContactField = (typeof FIELDS)[number];

type State = { isBusy: boolean; error?: unknown; corrected: readonly string[]; sentTo?: string };

const OPEN: State = { isBusy: false, corrected: [] };

const messagesFor = (error: unknown, field: string) =>
  (error instanceof ApiError && error.body[field]) || [];

/** The browser keeps the values, from before scripts arrive until they are sent; here is what became of them. */
export function useContactForm() {
  const { language } = useLanguage();
  const [state, setState] = useState(OPEN);
  const last = useRef({ text: "", key: "" });
  const send = async (form: HTMLFormElement) => {
    const values = { ...Object.fromEntries(new FormData(form)), language };
    const text = JSON.stringify(values);
    // Words that were changed after a failure are another message.
    if (text !== last.current.text) last.current = { text, key: randomUuid() };
    setState({ ...OPEN, isBusy: true });
    try {
      await sendMessage(values, last.current.key);
      setState({ ...OPEN, sentTo: String(new FormData(form).get("email")).trim() });
    } catch (error) {
      setState({ ...OPEN, error });
      const first = FIELDS.find((field) => messagesFor(error, field).length > 0);
      form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    }
  };
  const { error, corrected } = state;
  return {
    isBusy: state.isBusy,
    sentTo: state.sentTo,
    errorsOf: (field: ContactField) => (corrected.includes(field) ? [] : messagesFor(error, field)),
    /** What is said beneath the form: whatever stands on none of its fields. */
    failure: FIELDS.some((field) => messagesFor(error, field).length > 0) ? undefined : error,
    submit: (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!state.isBusy) void send(event.currentTarget);
    },
    correct: (event: SyntheticEvent<HTMLFormElement>) => {
      prepareToSend();
      const { name } = event.target as HTMLInputElement;
      if (error !== undefined) setState({ ...state, corrected: [...corrected, name] });
    },
    reopen: () => setState(OPEN),
  };
}
