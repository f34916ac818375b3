import { Check } from "lucide-react";

export function PricingList({ items }: { items: readonly string[] }) {
  return (
    <ul className="space-y-2.5">
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <Check aria-hidden strokeWidth={1.75} className="mt-1 size-4.5 shrink-0 text-success" />
          {item}
        </li>
      ))}
    </ul>
  );
}
