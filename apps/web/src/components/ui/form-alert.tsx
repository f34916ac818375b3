import { ErrorList } from "./error-list.tsx";

/** Every message that belongs to no field, read out as it appears beneath the form. */
export function FormAlert({ messages }: { messages: readonly string[] }) {
  return (
    <div role="alert">
      <ErrorList
        messages={messages}
        className="rounded-md border border-transparent bg-danger-soft p-3"
      />
    </div>
  );
}
