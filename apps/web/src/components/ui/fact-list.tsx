import type { ReactNode } from "react";

export type Fact = { label: string; value: ReactNode };

/** What is known of one thing: a name and a value per line. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="divide-y divide-line">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex flex-wrap items-baseline gap-x-6 py-2.5">
          <dt className="shrink-0 text-ink-muted">{label}</dt>
          <dd className="min-w-0 grow basis-24 text-end">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
