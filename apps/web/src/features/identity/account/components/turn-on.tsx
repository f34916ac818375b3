import { ConfirmAddress } from "../../../../components/account/confirm-address.tsx";
import { useUnconfirmedAddress } from "../../../../lib/confirm-address.ts";
import { TurnOnDialog } from "./turn-on-dialog.tsx";

/** With an address that nobody has confirmed it would keep its owner out. */
export function TurnOn({ onCodes }: { onCodes: (codes: string[]) => void }) {
  return useUnconfirmedAddress() === undefined ? (
    <TurnOnDialog onCodes={onCodes} />
  ) : (
    <ConfirmAddress />
  );
}
