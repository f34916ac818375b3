import type { ReactNode } from "react";

import { Avatar } from "./avatar.tsx";

type PersonCardProps = {
  name: string;
  /** In the place of the name where it is more than that, such as a link. */
  title?: ReactNode;
  picture?: string | null;
  /** Beneath the name. */
  facts: ReactNode;
  children: ReactNode;
};

/** One person in a list of some: who it is, and what there is to know or to do. */
export function PersonCard({ name, title, picture = null, facts, children }: PersonCardProps) {
  return (
    <li className="min-w-0 rounded-md border border-line bg-surface p-5 sm:p-6">
      <article aria-label={name} className="flex h-full flex-col gap-4">
        <header className="flex items-start gap-4">
          <Avatar name={name} picture={picture} className="size-12 text-lg" />
          <div className="min-w-0 space-y-1">
            <h2 className="text-xl wrap-anywhere">{title ?? <bdi>{name}</bdi>}</h2>
            <div className="text-sm text-ink-muted">{facts}</div>
          </div>
        </header>
        {children}
      </article>
    </li>
  );
}
