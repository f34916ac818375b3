import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";

import { paths } from "../../config/paths.ts";
import { cn } from "../../lib/cn.ts";
import { homesQuery } from "../../lib/own-homes.ts";

type PersonLinkProps = { id: string; name: string; className?: string };

/** Somebody's name; for staff who decide about people it opens their page. */
export function PersonLink({ id, name, className }: PersonLinkProps) {
  const { data } = useQuery(homesQuery);
  if (!data?.rights.includes("people")) return <bdi className={className}>{name}</bdi>;
  return (
    <Link
      to={paths.person}
      params={{ personId: id }}
      className={cn("underline decoration-line-strong underline-offset-4", className)}
    >
      <bdi>{name}</bdi>
    </Link>
  );
}
