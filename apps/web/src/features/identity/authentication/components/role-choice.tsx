import { useHydrated } from "@tanstack/react-router";
import { BookOpen, PenLine, Users } from "lucide-react";
import { useTranslation } from "react-i18next";

import { cn } from "../../../../lib/cn.ts";
import type { SignUpRole } from "../model/registration.ts";

const CHOICES = [
  { role: "S", Icon: BookOpen },
  { role: "T", Icon: PenLine },
  { role: "P", Icon: Users },
] as const;

type RoleChoiceProps = {
  chosen: SignUpRole | undefined;
  /** Set as soon as somebody has registered here. */
  onlyRole: SignUpRole | undefined;
  onChoose: (role: SignUpRole) => void;
  /** The pointer or the focus is on one of them. */
  onReach: () => void;
};

export function RoleChoice({ chosen, onlyRole, onChoose, onReach }: RoleChoiceProps) {
  const { t } = useTranslation("auth");
  const isHydrated = useHydrated();
  const isClosed = (role: SignUpRole) => onlyRole !== undefined && onlyRole !== role;
  return (
    <div>
      <h2>{t("register.choose")}</h2>
      <div className="mt-6 grid gap-3 sm:grid-cols-3 sm:gap-5">
        {CHOICES.map(({ role, Icon }) => (
          <button
            key={role}
            type="button"
            aria-pressed={role === chosen}
            disabled={!isHydrated || isClosed(role)}
            onClick={() => onChoose(role)}
            onPointerEnter={onReach}
            onFocus={onReach}
            className={cn(
              "grid grid-cols-[auto_1fr] items-center gap-x-4 rounded-md border bg-surface p-4 text-start transition-colors hover:border-primary",
              "sm:arch-top sm:flex sm:flex-col sm:px-5 sm:pt-12 sm:pb-7 sm:text-center",
              role === chosen ? "border-primary" : "border-line",
              isClosed(role) && "opacity-55",
            )}
          >
            <Icon aria-hidden strokeWidth={1.75} className="row-span-2 size-8 text-primary" />
            <span className="font-display text-xl sm:mt-4">{t(`register.roles.${role}`)}</span>
            <span className="text-sm text-ink-muted sm:mt-1.5">{t(`register.hints.${role}`)}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
