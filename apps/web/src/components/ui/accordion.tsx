import { ChevronDown } from "lucide-react";
import { Accordion as RadixAccordion } from "radix-ui";
import type { ReactNode } from "react";

/** `<Accordion type="single" collapsible>` opens one at a time. */
export const Accordion = RadixAccordion.Root;

type AccordionItemProps = { value: string; title: string; children: ReactNode };

export function AccordionItem({ value, title, children }: AccordionItemProps) {
  return (
    <RadixAccordion.Item value={value} id={value} className="border-b border-line">
      <RadixAccordion.Header asChild>
        <h2 className="text-xl">
          <RadixAccordion.Trigger className="group flex min-h-14 w-full items-center justify-between gap-4 py-3 text-start">
            {title}
            <ChevronDown
              aria-hidden
              strokeWidth={1.75}
              className="size-5 shrink-0 text-ink-muted transition-transform group-data-[state=open]:rotate-180"
            />
          </RadixAccordion.Trigger>
        </h2>
      </RadixAccordion.Header>
      <RadixAccordion.Content className="animate-appear pb-5 text-ink-muted">
        <div className="measure space-y-3">{children}</div>
      </RadixAccordion.Content>
    </RadixAccordion.Item>
  );
}
