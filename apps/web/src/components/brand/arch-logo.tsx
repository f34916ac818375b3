import { ArchMark } from "./arch-mark.tsx";

export function ArchLogo({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <ArchMark />
      <bdi className="font-display text-xl leading-none">{name}</bdi>
    </span>
  );
}
