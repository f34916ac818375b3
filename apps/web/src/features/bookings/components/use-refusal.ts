import { ApiError } from "../../../lib/api-error.ts";
import { useFailureMessages } from "../../../lib/use-failure-messages.ts";

/** Why a booking failed, and the hours that the server offers instead. */
export function useRefusal() {
  const failureMessages = useFailureMessages();
  return (error: unknown): { messages: string[]; alternatives: string[] } => {
    if (!error) return { messages: [], alternatives: [] };
    if (!(error instanceof ApiError)) return { messages: failureMessages(error), alternatives: [] };
    const { alternatives = [], ...body } = error.body;
    const said = new ApiError(error.status, body, error.retryAfterSeconds);
    return { messages: failureMessages(said), alternatives };
  };
}
