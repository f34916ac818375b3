import { useId } from "react";

import { Label } from "../../../../components/ui/form-field.tsx";
import { Select } from "../../../../components/ui/select.tsx";
import type { DeviceInHand } from "./use-device.ts";

type DeviceChoiceProps = { label: string; device: DeviceInHand };

/** Which of several; of one alone nothing is asked. */
export function DeviceChoice({ label, device }: DeviceChoiceProps) {
  const id = useId();
  const { state, devices, choose } = device;
  if (state.step !== "open" || devices.length < 2) return null;
  const used = state.track.getSettings().deviceId;
  return (
    <div className="space-y-1.5">
      <Label htmlFor={id} className="text-sm">
        {label}
      </Label>
      <Select
        id={id}
        options={devices.map(({ id, name }) => ({ value: id, label: name }))}
        value={devices.find((one) => one.id === used)?.id ?? ""}
        onValueChange={choose}
      />
    </div>
  );
}
