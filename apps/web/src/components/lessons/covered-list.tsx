import type { Covered } from "@riwaq/contracts/learning/reports";

import { CoveredText } from "./covered-text.tsx";

type CoveredListProps = {
  items: readonly Covered[];
  /** Whose marks the mushaf shows when it is opened from here. */
  pupil?: string;
};

/** What a lesson covered, line by line; the same thing twice is one line. Wants the namespace `reports`. */
export function CoveredList({ items, pupil }: CoveredListProps) {
  const lines = new Map(items.map((item) => [JSON.stringify(item), item]));
  return (
    <ul className="space-y-1.5">
      {[...lines].map(([key, item]) => (
        <li key={key}>
          <CoveredText item={item} {...(pupil && { pupil })} />
        </li>
      ))}
    </ul>
  );
}
