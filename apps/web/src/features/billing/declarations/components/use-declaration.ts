import type { Acknowledgement, Declaration } from "@riwaq/contracts/billing/legal-acts";
import { useState } from "react";
import type { SyntheticEvent } from "react";

import { useLanguage } from "../../../../i18n/use-language.ts";
import { ApiError } from "../../../../lib/api-error.ts";
import { randomUuid } from "../../../../lib/random-uuid.ts";
import { checked, prepareToSend, sendDeclaration } from "../model/send-declaration.ts";

const FIELDS = ["name", "email", "reference", "ends_on"] as const;
export type DeclarationField = (typeof FIELDS)[number];

type State = {
  isBusy: boolean;
  error?: unknown;
  corrected: readonly string[];
  /** What is read once more before it is confirmed, and the key with which that happens once. */
  review?: { declaration: Declaration; key: string };
  acknowledged?: { declaration: Declaration; answer: Acknowledgement };
};

const OPEN: State = { isBusy: false, corrected: [] };

const messagesFor = (error: unknown, field: string) =>
  (error instanceof ApiError && error.body[field]) || [];
const isOfField = (error: unknown) => FIELDS.some((field) => messagesFor(error, field).length > 0);

/** Filled in, read once more, confirmed. The browser keeps what was filled in, also while it is read. */
export function useDeclaration(kind: Declaration["kind"]) {
  const { language } = useLanguage();
  const [state, setState] = useState(OPEN);
  const { error, corrected, review } = state;

  const read = async (form: HTMLFormElement) => {
    const values = { ...Object.fromEntries(new FormData(form)), kind, language };
    setState({ ...OPEN, isBusy: true });
    try {
      const declaration = await checked(values);
      setState({ ...OPEN, review: { declaration, key: randomUuid() } });
    } catch (failure) {
      setState({ ...OPEN, error: failure });
      const first = FIELDS.find((field) => messagesFor(failure, field).length > 0);
      form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    }
  };

  const send = async ({ declaration, key }: NonNullable<State["review"]>) => {
    setState({ ...OPEN, review: { declaration, key }, isBusy: true });
    try {
      const answer = await sendDeclaration(declaration, key);
      setState({ ...OPEN, acknowledged: { declaration, answer } });
    } catch (failure) {
      // What only the server refuses is corrected where it was filled in.
      const stays = isOfField(failure) ? {} : { review: { declaration, key } };
      setState({ ...OPEN, ...stays, error: failure });
    }
  };

  return {
    ...state,
    errorsOf: (field: DeclarationField) =>
      corrected.includes(field) ? [] : messagesFor(error, field),
    /** Whatever stands on none of the fields. */
    failure: isOfField(error) ? undefined : error,
    submit: (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!state.isBusy) void read(event.currentTarget);
    },
    correct: (event: SyntheticEvent<HTMLFormElement>) => {
      prepareToSend();
      const { name } = event.target as HTMLInputElement;
      if (error !== undefined) setState({ ...state, corrected: [...corrected, name] });
    },
    confirm: () => {
      if (!state.isBusy && review) void send(review);
    },
    goBack: () => setState(OPEN),
  };
}

export type DeclarationState = ReturnType<typeof useDeclaration>;
