import type { AuditPage } from "@riwaq/contracts/views/audit";
import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { ServerSearchField } from "../../../../components/ui/server-search-field.tsx";
import { isolated } from "../../../../lib/format.ts";
import { AUDIT_SEARCH_MIN, auditPeopleQuery } from "../queries.ts";

type PersonFilterProps = {
  label: string;
  /** Who is asked for; the name is known with the answer. */
  id: string | undefined;
  known: AuditPage["who"] | undefined;
  onChange: (id: string | undefined) => void;
};

/** One person whom the journal is asked about, found by a part of the name. */
export function PersonFilter({ label, id, known, onChange }: PersonFilterProps) {
  const { t } = useTranslation("audit");
  const [search, setSearch] = useState("");
  const choose = (chosen: string) => {
    setSearch("");
    onChange(chosen);
  };
  const name = (known?.id === id ? known?.name : undefined) ?? t("gone.person");
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      {id ? (
        <Button
          variant="secondary"
          className="max-w-full"
          aria-label={t("page.unset", { name: isolated(name) })}
          onClick={() => onChange(undefined)}
        >
          <bdi className="truncate">{name}</bdi>
          <X aria-hidden strokeWidth={1.75} />
        </Button>
      ) : (
        <div className="relative">
          <ServerSearchField
            label={t("page.find", { field: label })}
            start={search}
            onSearch={(typed) => setSearch(typed.trim())}
          />
          {search.length >= AUDIT_SEARCH_MIN && <Found search={search} onChoose={choose} />}
        </div>
      )}
    </fieldset>
  );
}

function Found({ search, onChoose }: { search: string; onChoose: (id: string) => void }) {
  const { t } = useTranslation("audit");
  return (
    <div className="absolute inset-x-0 top-full z-30 mt-1.5 max-h-72 overflow-y-auto rounded-md border border-line bg-surface p-1.5 shadow-dialog">
      <QueryView
        query={useQuery(auditPeopleQuery(search))}
        isEmpty={(people) => people.length === 0}
        empty={<p className="px-3 py-2 text-ink-muted">{t("page.none")}</p>}
      >
        {(people) => (
          <ul>
            {people.map(({ id, name }) => (
              <li key={id}>
                <Button
                  variant="ghost"
                  className="w-full justify-start"
                  onClick={() => onChoose(id)}
                >
                  <bdi className="truncate">{name}</bdi>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </div>
  );
}
