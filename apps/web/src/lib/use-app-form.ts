import { zodResolver } from "@hookform/resolvers/zod";
import type { SyntheticEvent } from "react";
import { get, useForm, useFormContext } from "react-hook-form";
import type {
  DefaultValues,
  FieldPath,
  FieldValues,
  RegisterOptions,
  Resolver,
  UseFormRegisterReturn,
  UseFormReturn,
} from "react-hook-form";
import type { z } from "zod";

import { ApiError } from "./api-error.ts";
import { useFailureMessages } from "./use-failure-messages.ts";

/** What a mutation is here: it is sent something and says what came of it. */
export type Saving<Sent, Saved> = {
  mutate: (
    sent: Sent,
    told: { onSuccess: (saved: Saved) => void; onError: (error: Error) => void },
  ) => void;
  error: Error | null;
  isPending: boolean;
};

export type FieldProps = UseFormRegisterReturn & { errors: readonly string[] };

/** The messages of one field as a list, from whichever side they came. */
export function messagesOf(error: { message?: string; types?: object } | undefined): string[] {
  if (!error) return [];
  const all = Object.values(error.types ?? {}).flat();
  const texts = all.filter((text): text is string => typeof text === "string");
  return texts.length > 0 ? texts : [error.message ?? ""].filter(Boolean);
}

/** What a field of this form is given: `const field = fieldsOf(form)`, `<EmailField {...field("email")} />`. */
export function fieldsOf<I extends FieldValues, C, O>(form: UseFormReturn<I, C, O>) {
  const { register, formState } = form;
  const { errors } = formState;
  return <N extends FieldPath<I>>(name: N, options?: RegisterOptions<I, N>): FieldProps => ({
    ...register(name, options),
    errors: messagesOf(get(errors, name)),
  });
}

/** The same in a part of a form, which stands inside `AppForm`. */
export function useFields<I extends FieldValues>() {
  return fieldsOf(useFormContext<I>());
}

/** Only what was touched, so that what somebody else has saved meanwhile stays. */
export function touched<T extends object>(values: T, dirty: object): Partial<T> {
  const isTouched = ([field]: [string, unknown]) => field in dirty;
  return Object.fromEntries(Object.entries(values).filter(isTouched)) as Partial<T>;
}

/** Puts the server's messages on the fields that they name, and the focus on the first of these. */
function refuse<I extends FieldValues, C, O>(
  { body }: ApiError,
  { getValues, setError, setFocus }: UseFormReturn<I, C, O>,
  nameOnServer: (field: string) => string,
) {
  const isRefused = (field: string): field is FieldPath<I> =>
    (body[nameOnServer(field)]?.length ?? 0) > 0;
  const refused = Object.keys(getValues()).filter(isRefused);
  for (const field of refused) {
    setError(field, { type: "server", types: { server: body[nameOnServer(field)] ?? [] } });
  }
  if (refused[0]) setFocus(refused[0]);
}

type AppFormOptions<I extends FieldValues, O, Sent, Saved> = {
  /** The contract's own schema, or what stands in front of one. */
  rules: z.ZodType<O, I> | Resolver<I, unknown, O>;
  defaultValues: DefaultValues<NoInfer<I>>;
  mutation: Saving<Sent, Saved>;
  toSend: (values: O, dirty: object) => Sent;
  /** Asked once the fields are right, about what is no field, such as a file. */
  mayBeSent?: () => boolean;
  onSaved?: (saved: Saved, sent: Sent) => void;
  /** What the form holds once it is saved, where it stays. */
  valuesOf?: (saved: Saved) => NoInfer<I>;
  /** Where a field is called otherwise in the contract. */
  nameOnServer?: (field: string) => string;
};

const asItIs = (field: string) => field;

/**
 * A form: it is judged by the contract's schema, sent once at a time, and what the server refuses is put on its fields.
 * Every message of the server is shown beneath it too. Drawn by `AppForm`.
 */
export function useAppForm<I extends FieldValues, O, Sent, Saved>(
  options: AppFormOptions<I, O, Sent, Saved>,
) {
  const { rules, defaultValues, mutation, toSend, onSaved, valuesOf } = options;
  const failureMessages = useFailureMessages();
  const resolver = typeof rules === "function" ? rules : zodResolver(rules);
  const form = useForm<I, unknown, O>({ resolver, defaultValues });
  // Read while rendering, or the form would not keep track of them.
  const { dirtyFields, isDirty } = form.formState;
  const send = form.handleSubmit((values) => {
    if (options.mayBeSent?.() === false) return;
    const sent = toSend(values, dirtyFields);
    mutation.mutate(sent, {
      onSuccess: (saved) => {
        if (valuesOf) form.reset(valuesOf(saved));
        onSaved?.(saved, sent);
      },
      onError: (error) => {
        if (error instanceof ApiError) refuse(error, form, options.nameOnServer ?? asItIs);
      },
    });
  });
  return {
    form,
    field: fieldsOf(form),
    isDirty,
    isBusy: mutation.isPending,
    messages: mutation.error ? failureMessages(mutation.error) : [],
    submit: (event: SyntheticEvent) => {
      event.preventDefault();
      if (!mutation.isPending) void send(event);
    },
  };
}

export type AppFormState<I extends FieldValues, O> = ReturnType<
  typeof useAppForm<I, O, unknown, unknown>
>;
