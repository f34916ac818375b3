type WrittenPartProps = { id: string; markup: string; className?: string };

/** A part of the page that stays as the build wrote it: React neither renders nor hydrates it. */
export function WrittenPart({ id, markup, className }: WrittenPartProps) {
  return (
    <div
      id={id}
      className={className}
      suppressHydrationWarning
      // The page's own markup, read from where it stands.
      // oxlint-disable-next-line react/no-danger
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
