import { type ReactNode, useId } from "react";

import { Card, CardTitle } from "../../../../components/ui/card.tsx";

type TitledProps = {
  title: string;
  /** Given the heading's id, for a form that it names. */
  children: (id: string) => ReactNode;
};

/** A card of the page with its heading. */
export function Titled({ title, children }: TitledProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="space-y-4 max-sm:p-4">
      <CardTitle id={id}>{title}</CardTitle>
      {children(id)}
    </Card>
  );
}
