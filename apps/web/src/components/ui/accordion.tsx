import { ChevronDown } from "lucide-react";
import { createContext, useContext } from "react";
import type { ReactNode } from "react";

const GroupName = createContext<string | undefined>(undefined);

/** Native disclosures: they open before any script arrives, one at a time because they share a name. */
export function Accordion({ name, children }: { name: string; children: ReactNode }) {
  return <GroupName.Provider value={name}>{children}</GroupName.Provider>;
}

type AccordionItemProps = {
  /** The anchor: an address that names it opens the item. */
  value: string;
  title: string;
  /** Opens the item from outside; whoever reads opens and closes as they like. */
  isOpen?: boolean;
  headingLevel?: 2 | 3;
  children: ReactNode;
};

export function AccordionItem({
  value,
  title,
  isOpen = false,
  headingLevel = 2,
  children,
}: AccordionItemProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <details name={useContext(GroupName)} open={isOpen} className="group border-b border-line">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 hover:text-primary [&::-webkit-details-marker]:hidden">
        <Heading className="text-xl rtl:text-[1.45rem]">{title}</Heading>
        <ChevronDown
          aria-hidden
          strokeWidth={1.75}
          className="size-5 shrink-0 text-ink-muted transition-transform group-open:rotate-180"
        />
      </summary>
      {/* Browsers open what is inside of a closed item when an address names it, not the item itself. */}
      <div id={value} className="measure scroll-mt-20 space-y-3 pb-5 text-ink-muted">
        {children}
      </div>
    </details>
  );
}
