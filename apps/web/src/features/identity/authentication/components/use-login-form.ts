import type { Login } from "@riwaq/contracts/identity/authentication";
import { logIn as call } from "@riwaq/contracts/identity/log-in.calls";
import { useNavigate } from "@tanstack/react-router";
import type { SyntheticEvent } from "react";
import { useState } from "react";

import { paths } from "../../../../config/paths.ts";
import { ApiError } from "../../../../lib/api-error.ts";
import { api } from "../../../../lib/api.ts";
import { rememberUser } from "../../../../lib/current-user.ts";
import { useReturnPath } from "../model/return-path.ts";

/** With the first letter, so that logging in does not wait for zod, which the page does without until then. */
const prepareToLogIn = () => void call.answer().catch(() => undefined);

async function logIn(body: Login) {
  rememberUser(await api(call, { body }));
}

const FIELDS = ["email", "password", "code"] as const;
export type LoginField = (typeof FIELDS)[number];

type State = {
  isBusy: boolean;
  error?: unknown;
  corrected: readonly string[];
  /** Were right, and wait for the code of the second step. */
  waiting?: Login | undefined;
  /** Typed before the second step that one has come back from. */
  email?: string;
};

const OPEN: State = { isBusy: false, corrected: [] };

const messagesFor = (error: unknown, field: LoginField) =>
  (error instanceof ApiError && error.body[field]) || [];

const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 400;

function textsOf(form: HTMLFormElement): Login {
  const text = (name: LoginField) => String(new FormData(form).get(name) ?? "");
  return { email: text("email"), password: text("password"), code: text("code") };
}

/** To the first field that the server names; where it names none, the password is the likely one. */
function focusRefused(form: HTMLFormElement | undefined, error: unknown) {
  const named = FIELDS.find((field) => messagesFor(error, field).length > 0);
  const input = form?.querySelector<HTMLInputElement>(`[name="${named ?? "password"}"]`);
  if (!isRefusal(error) || !input) return;
  input.focus();
  if (!named) input.select();
}

/**
 * The browser keeps the values, from before scripts arrive until they are sent. Log-in has no rules of its own:
 * the server says what is wrong, and whether it wants a code.
 */
export function useLoginForm() {
  const navigate = useNavigate();
  const returnTo = useReturnPath();
  const [state, setState] = useState(OPEN);
  const { error, corrected, waiting } = state;
  const send = async (login: Login, form?: HTMLFormElement) => {
    setState({ ...OPEN, isBusy: true, waiting });
    try {
      await logIn(login);
      void navigate({ href: returnTo ?? paths.home });
    } catch (failure) {
      const wantsCode = !waiting && isRefusal(failure) && failure.body["code"] !== undefined;
      setState(wantsCode ? { ...OPEN, waiting: login } : { ...OPEN, waiting, error: failure });
      if (!wantsCode) focusRefused(form, failure);
    }
  };
  return {
    isBusy: state.isBusy,
    error,
    email: state.email,
    isSecondStep: waiting !== undefined,
    fieldOf: (name: LoginField) => ({
      name,
      errors: corrected.includes(name) ? [] : messagesFor(error, name),
    }),
    submit: (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (state.isBusy) return;
      const { code, ...texts } = textsOf(event.currentTarget);
      void send(waiting ? { ...waiting, code: code ?? "" } : texts, event.currentTarget);
    },
    correct: (event: SyntheticEvent<HTMLFormElement>) => {
      prepareToLogIn();
      const { name } = event.target as HTMLInputElement;
      if (error !== undefined) setState({ ...state, corrected: [...corrected, name] });
    },
    enterAs: ({ email, password }: Login) => {
      if (!state.isBusy) void send({ email, password });
    },
    /** What was typed as the one kind of code is none of the other. */
    forgetCode: () => setState({ ...OPEN, waiting }),
    goBack: () => setState({ ...OPEN, email: waiting?.email ?? "" }),
  };
}
