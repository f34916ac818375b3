import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

import { paths } from "../../config/paths.ts";
import { ApiError } from "../../lib/api-error.ts";
import { ArchMark } from "../brand/arch-mark.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { FormAlert } from "../ui/error-list.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { SkeletonRows } from "../ui/skeleton.tsx";

const BAD_LINK = 400;

/** Where the link of a mail leads: a card under the arch. */
export function LinkPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="wrap py-10 sm:py-16">
      <Card hasArch className="mx-auto max-w-xl px-5! pt-12! pb-8! sm:px-8!">
        <ArchMark className="mx-auto h-10 w-9 text-primary" />
        <h1 className="mt-4 text-3xl">{title}</h1>
        <div className="mt-6 space-y-5 text-start">{children}</div>
      </Card>
    </div>
  );
}

/** The link asks nothing more: what became of it, and the way to the lessons. */
export function LinkEnd({ children, toLessons }: { children: ReactNode; toLessons: string }) {
  return (
    <>
      {children}
      <Button asChild variant="outline" className="w-full">
        <Link to={paths.sessions}>{toLessons}</Link>
      </Button>
    </>
  );
}

type UnopenedProps = {
  token: string;
  query: { error: Error | null; refetch: () => unknown };
  badLink: string;
  toLessons: string;
};

/** As long as what the link asks is not here: no valid link, a failure, or still to come. */
export function UnopenedLink({ token, query, badLink, toLessons }: UnopenedProps) {
  const { error, refetch } = query;
  if (token === "" || (error instanceof ApiError && error.status === BAD_LINK)) {
    return (
      <LinkEnd toLessons={toLessons}>
        <FormAlert messages={[badLink]} />
      </LinkEnd>
    );
  }
  return error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonRows count={3} />;
}
