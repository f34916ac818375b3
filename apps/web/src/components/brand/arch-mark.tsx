/** The institute's mark: two arches, one within the other. */
export function ArchMark({ className = "h-8 w-7 text-primary" }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 30 34"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden
      className={className}
    >
      <path d="M2 33V15C2 8 8 3.5 15 1c7 2.5 13 7 13 14v18" />
      <path d="M8 33V17c0-4.5 3.5-7.5 7-9 3.5 1.5 7 4.5 7 9v16" />
    </svg>
  );
}
