import { BANDS, type Band } from "@riwaq/domain/people/placement/item";

import { cn } from "../../lib/cn.ts";

/** The bands as a row of arches, of which those that are reached are filled; the words stand beneath. */
export function BandRow({ band }: { band: Band }) {
  const reached = BANDS.indexOf(band);
  return (
    <div aria-hidden className="flex max-w-sm items-end gap-2">
      {BANDS.map((one, at) => (
        <span
          key={one}
          className={cn(
            "grid h-14 grow place-items-end justify-center arch-top rounded-b-sm border pb-1 text-xs",
            at <= reached
              ? "border-primary bg-primary text-on-primary"
              : "border-line text-ink-muted",
            at === reached && "h-17 font-semibold",
          )}
        >
          {one}
        </span>
      ))}
    </div>
  );
}
