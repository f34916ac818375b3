import { CalendarDays, PanelsTopLeft } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Avatar } from "../../../../components/ui/avatar.tsx";
import { Badge } from "../../../../components/ui/badge.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { cn } from "../../../../lib/cn.ts";
import { formatDay, formatNames } from "../../../../lib/format.ts";
import type { Line } from "../model/lines.ts";

/** What a line is called, for those who read it and those who hear it. */
export function useLineName() {
  const { t } = useTranslation(["search", "common"]);
  const { language } = useLanguage();
  return (line: Line): string => {
    if (line.kind === "person") return line.person.name;
    if (line.kind === "page") return t(`common:${line.page.key}`);
    const day = formatDay(line.on, language);
    return line.search ? t("dayOf", { day, search: line.search }) : day;
  };
}

/** Who belongs to somebody, else how to reach them. */
function About({ line }: { line: Line & { kind: "person" } }) {
  const { t } = useTranslation("search");
  const { language } = useLanguage();
  const { person, role } = line;
  const names = formatNames(person.family, language);
  if (names && (role === "guardian" || role === "student")) return t(`family.${role}`, { names });
  const way = person.email ?? person.phone_number;
  return way && <bdi>{way}</bdi>;
}

function Sign({ line }: { line: Line }) {
  if (line.kind === "person") {
    return <Avatar name={line.person.name} picture={line.person.picture} className="size-9" />;
  }
  const Icon = line.kind === "day" ? CalendarDays : PanelsTopLeft;
  return (
    <span className="grid size-9 shrink-0 place-items-center text-ink-muted">
      <Icon aria-hidden strokeWidth={1.75} className="size-5" />
    </span>
  );
}

type FoundLineProps = {
  line: Line;
  id: string;
  /** Which of its actions the keyboard stands on; none where it stands elsewhere. */
  activeAction: number | null;
  onChoose: (action: number) => void;
  onPoint: () => void;
};

/** Of the line that the keyboard or the pointer stands on; a finger stands on none before it presses one. */
function Actions({ line, activeAction, onChoose }: Omit<FoundLineProps, "id" | "onPoint">) {
  const { t } = useTranslation("search");
  const isShown = activeAction !== null;
  return (
    <span className={cn("flex-wrap gap-1", isShown ? "flex" : "hidden pointer-coarse:flex")}>
      {line.actions.map(({ name }, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the keys are the field's, which also says the action that is chosen
        <span
          key={name}
          onClick={(event) => {
            event.stopPropagation();
            onChoose(index);
          }}
          className={cn(
            "inline-flex min-h-8 items-center rounded-sm border border-line-strong/60 px-2.5 text-sm",
            index === activeAction
              ? "bg-primary text-on-primary forced-colors:outline-2"
              : "bg-surface",
          )}
        >
          {t(`actions.${name}`)}
        </span>
      ))}
    </span>
  );
}

/** A line of the list: pressed it opens, and what else can be done stands at its end. */
export function FoundLine({ line, id, activeAction, onChoose, onPoint }: FoundLineProps) {
  const { t } = useTranslation("search");
  const nameOf = useLineName();
  const isActive = activeAction !== null;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the field's
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      // The field keeps the focus.
      onPointerDown={(event) => event.preventDefault()}
      onPointerMove={onPoint}
      onClick={() => onChoose(0)}
      className={cn(
        "flex min-h-13 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 rounded-sm px-3 py-1.5",
        isActive && "bg-paper-deep forced-colors:outline-2",
      )}
    >
      <Sign line={line} />
      <span className="min-w-0 grow basis-40">
        <span className="flex flex-wrap items-center gap-x-2">
          <bdi className="font-semibold wrap-anywhere first-letter:uppercase">{nameOf(line)}</bdi>
          {line.kind === "person" && line.person.is_closed && <Badge>{t("closed")}</Badge>}
        </span>
        {line.kind === "person" && (
          <span className="block text-sm wrap-anywhere text-ink-muted">
            <About line={line} />
          </span>
        )}
      </span>
      {line.actions.length > 1 && (
        <Actions line={line} activeAction={activeAction} onChoose={onChoose} />
      )}
    </div>
  );
}
