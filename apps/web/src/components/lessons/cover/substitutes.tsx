import type { Substitute } from "@riwaq/contracts/scheduling/cover";
import * as cover from "@riwaq/contracts/scheduling/cover.calls";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { isolated } from "../../../lib/format.ts";
import { queryOf } from "../../../lib/query-of.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { type CoverAsked, CoverButton } from "./cover-button.tsx";
import { SubstituteFacts } from "./substitute-words.tsx";

type SubstitutesProps = CoverAsked & { onDone: () => void };

function Line({ of, ...asked }: SubstitutesProps & { of: Substitute }) {
  const { t } = useTranslation("leave");
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-48">
        <bdi className="font-semibold">{of.name}</bdi>
        <SubstituteFacts of={of} />
      </div>
      {of.fault === null && (
        <CoverButton
          {...asked}
          substitute={of}
          label={t("lesson.cover")}
          labelOf={() => t("who.cover", { name: isolated(of.name) })}
        />
      )}
    </li>
  );
}

function Ready({ all, ...asked }: SubstitutesProps & { all: Substitute[] }) {
  const { t } = useTranslation("leave");
  const can = all.filter(({ fault }) => fault === null);
  const cannot = all.filter(({ fault }) => fault !== null);
  return (
    <div className="space-y-6">
      {can.length === 0 ? (
        <p>{t("who.nobody")}</p>
      ) : (
        <ul aria-label={t("who.can")} className="divide-y divide-line border-y border-line">
          {can.map((of) => (
            <Line key={of.teacher_id} of={of} {...asked} />
          ))}
        </ul>
      )}
      {cannot.length > 0 && (
        <section aria-labelledby="who-cannot" className="text-ink-muted">
          <h3 id="who-cannot" className="text-lg!">
            {t("who.cannot")}
          </h3>
          <ul className="divide-y divide-line">
            {cannot.map((of) => (
              <Line key={of.teacher_id} of={of} {...asked} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** Everybody who teaches here, for one lesson: who can, best first, with the press that does it. */
export function Substitutes(props: SubstitutesProps) {
  const { t } = useTranslation("leave");
  const query = useQuery({
    ...queryOf(cover.substitutes, { params: { id: props.sessionId } }),
    staleTime: 0,
  });
  return (
    <QueryView
      query={query}
      isEmpty={({ substitutes }) => substitutes.length === 0}
      empty={<EmptyState title={t("who.empty")} />}
    >
      {({ substitutes }) => <Ready all={substitutes} {...props} />}
    </QueryView>
  );
}
