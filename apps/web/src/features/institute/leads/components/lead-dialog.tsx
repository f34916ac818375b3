import type { LeadFile } from "@riwaq/contracts/institute/leads";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { Dialog, DialogContent } from "../../../../components/ui/dialog.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatDate, formatDateTime } from "../../../../lib/format.ts";
import { leadQuery } from "../queries.ts";
import { LeadForm } from "./lead-form.tsx";
import { type Book, Suggestions } from "./suggestions.tsx";

function Contact({ lead }: { lead: LeadFile }) {
  const { t } = useTranslation("leads");
  const { language } = useLanguage();
  const since = formatDate(lead.waits_since, language, lead.time_zone);
  const ways = [
    { way: lead.email, href: `mailto:${lead.email}` },
    { way: lead.phone_number, href: `tel:${lead.phone_number}` },
  ].filter(({ way }) => way !== null);
  return (
    <div className="space-y-2">
      <p>
        {t(`reasons.${lead.reason}`)} · {t("sinceDay", { date: since })}
      </p>
      <p className="flex flex-wrap gap-x-4">
        {ways.map(({ way, href }) => (
          <a
            key={href}
            href={href}
            className="inline-flex min-h-6 items-center wrap-anywhere text-primary underline underline-offset-4"
          >
            <bdi>{way}</bdi>
          </a>
        ))}
      </p>
      {lead.message && (
        <blockquote dir="auto" className="border-s-4 border-line ps-4 whitespace-pre-line">
          {lead.message}
        </blockquote>
      )}
    </div>
  );
}

function History({ lead }: { lead: LeadFile }) {
  const { t } = useTranslation("leads");
  const { language } = useLanguage();
  if (lead.history.length === 0) return null;
  return (
    <section className="space-y-2">
      <h3 className="text-lg">{t("history")}</h3>
      <ul className="space-y-1 text-sm">
        {lead.history.map(({ at, by, stage }) => (
          <li key={at}>
            {formatDateTime(at, language, lead.time_zone)} · <bdi>{by ?? t("byItself")}</bdi> ·{" "}
            {stage ? t("movedTo", { stage: t(`stages.${stage}`) }) : t("noted")}
          </li>
        ))}
      </ul>
    </section>
  );
}

type LeadDialogProps = { id: string; book: Book; onClose: () => void };

/** What is known of one who waits, who suits, and what is next. */
export function LeadDialog({ id, book, onClose }: LeadDialogProps) {
  const { t } = useTranslation("leads");
  const query = useQuery(leadQuery(id));
  const title = query.data?.name ?? t("title");
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title={title} className="max-w-2xl!">
        <QueryView query={query}>
          {(lead) => (
            <div className="space-y-8">
              <Contact lead={lead} />
              <LeadForm key={lead.id} lead={lead} />
              {lead.learners.map((learner) => (
                <Suggestions
                  key={learner.id}
                  learner={learner}
                  programmes={lead.programmes}
                  book={book}
                />
              ))}
              <History lead={lead} />
            </div>
          )}
        </QueryView>
      </DialogContent>
    </Dialog>
  );
}
