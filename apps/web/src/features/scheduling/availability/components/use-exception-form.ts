import type {
  AvailabilityException,
  NewAvailabilityException,
} from "@riwaq/contracts/scheduling/availability";
import { useState } from "react";
import { useForm } from "react-hook-form";
import type { Resolver, UseFormSetError } from "react-hook-form";

import { ApiError } from "../../../../lib/api-error.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { FIELD_OF, NEW_EXCEPTION, readException } from "../model/exception-values.ts";
import type { ExceptionValues } from "../model/exception-values.ts";
import { useAddException } from "../mutations.ts";

const resolver: Resolver<ExceptionValues, unknown, NewAvailabilityException> = (values) => {
  const read = readException(values);
  return "body" in read ? { values: read.body, errors: {} } : { values: {}, errors: read.errors };
};

/** Puts the server's words on the fields that stand for the contract's; answers whether there were any. */
function placeErrors(error: unknown, setError: UseFormSetError<ExceptionValues>): boolean {
  if (!(error instanceof ApiError)) return false;
  const { body } = error;
  const named = (["starts", "ends", "note"] as const).filter((name) => body[name]);
  for (const name of named) {
    setError(FIELD_OF[name], { type: "server", types: { server: body[name] ?? [] } });
  }
  return named.length > 0;
}

export function useExceptionForm(onAdded: (added: AvailabilityException) => void) {
  const failureMessages = useFailureMessages();
  const [others, setOthers] = useState<readonly string[]>([]);
  const add = useAddException();
  const form = useForm<ExceptionValues, unknown, NewAvailabilityException>({
    resolver,
    defaultValues: NEW_EXCEPTION,
  });
  const submit = form.handleSubmit((body) => {
    setOthers([]);
    add.mutate(body, {
      onSuccess: onAdded,
      onError: (error) =>
        setOthers(placeErrors(error, form.setError) ? [] : failureMessages(error)),
    });
  });
  return { form, submit, others, isBusy: add.isPending };
}
