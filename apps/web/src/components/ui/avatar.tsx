import { Avatar as RadixAvatar } from "radix-ui";

import { cn } from "../../lib/cn.ts";

type AvatarProps = { name: string; picture: string | null; className?: string };

function initialOf(name: string) {
  return [...name.trim()][0]?.toLocaleUpperCase() ?? "";
}

/** The person's picture, or the first letter of their name. The name itself stands beside it. */
export function Avatar({ name, picture, className = "size-10" }: AvatarProps) {
  return (
    <RadixAvatar.Root
      aria-hidden
      className={cn("inline-flex shrink-0 overflow-hidden rounded-full", className)}
    >
      {picture && <RadixAvatar.Image src={picture} alt="" className="size-full object-cover" />}
      <RadixAvatar.Fallback className="grid size-full place-items-center bg-accent-soft font-semibold text-on-accent-soft">
        {initialOf(name)}
      </RadixAvatar.Fallback>
    </RadixAvatar.Root>
  );
}
