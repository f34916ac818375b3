import type { Certificate } from "@riwaq/contracts/people/teachers";
import { Award } from "lucide-react";

/** Years are names here, and written alike in all languages. */
export function CertificateList({ certificates }: { certificates: readonly Certificate[] }) {
  return (
    <ul className="space-y-2.5">
      {certificates.map(({ title, issuer, year }) => (
        <li key={`${title} ${issuer} ${year ?? ""}`} className="flex items-start gap-2.5">
          <Award aria-hidden strokeWidth={1.75} className="mt-1 size-4.5 shrink-0 text-accent" />
          <span className="min-w-0 wrap-anywhere">
            <bdi className="font-semibold">{title}</bdi>
            <span className="block text-sm text-ink-muted">
              {issuer && <bdi>{issuer}</bdi>}
              {issuer && year !== null && " · "}
              {year}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
