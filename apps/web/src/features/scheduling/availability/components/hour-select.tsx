import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";

import { controlClasses } from "../../../../components/ui/control-classes.ts";
import { cn } from "../../../../lib/cn.ts";

type HourSelectProps = Omit<ComponentProps<"select">, "onChange"> & {
  hours: readonly string[];
  onHourChange: (hour: string) => void;
};

/** The browser's own dropdown: a wheel on phones, and digits typed find the hour. */
export function HourSelect({ hours, onHourChange, className, ...select }: HourSelectProps) {
  return (
    <span className={cn("relative block min-w-0", className)}>
      <select
        {...select}
        onChange={(event) => onHourChange(event.target.value)}
        className={cn(controlClasses, "appearance-none ps-3 pe-8 tabular-nums")}
      >
        {hours.map((hour) => (
          <option key={hour} value={hour}>
            {hour}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        strokeWidth={1.75}
        className="pointer-events-none absolute inset-y-0 end-2.5 my-auto size-4.5 text-ink-muted"
      />
    </span>
  );
}
