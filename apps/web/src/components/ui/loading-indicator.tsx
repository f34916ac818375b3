import { useTranslation } from "react-i18next";

import { cn } from "../../lib/cn.ts";
import { ArchMark } from "../brand/arch-mark.tsx";

export type LoadingType = "spinner" | "skeleton" | "dots" | "pulse";
export type LoadingSize = "xs" | "sm" | "md" | "lg" | "xl";

const SIZES: Record<LoadingSize, string> = {
  xs: "size-4",
  sm: "size-6",
  md: "size-8",
  lg: "size-12",
  xl: "size-16",
};

const DOT_SIZES: Record<LoadingSize, string> = {
  xs: "size-1",
  sm: "size-1.5",
  md: "size-2",
  lg: "size-3",
  xl: "size-4",
};

function Spinner({ size }: { size: LoadingSize }) {
  return (
    <span
      className={cn(
        "animate-turn rounded-full border-2 border-line border-t-primary motion-reduce:border-primary",
        SIZES[size],
      )}
    />
  );
}

function Dots({ size }: { size: LoadingSize }) {
  const dot = cn("animate-breathe rounded-full bg-primary", DOT_SIZES[size]);
  return (
    <span className="flex gap-1.5">
      <span className={dot} />
      <span className={cn(dot, "[animation-delay:150ms]")} />
      <span className={cn(dot, "[animation-delay:300ms]")} />
    </span>
  );
}

function SkeletonLines() {
  const line = "h-4 animate-breathe rounded-sm bg-line";
  return (
    <span className="flex w-full max-w-md flex-col gap-3">
      <span className={cn(line, "w-2/3")} />
      <span className={line} />
      <span className={cn(line, "w-5/6")} />
    </span>
  );
}

function Mark({ type, size }: { type: LoadingType; size: LoadingSize }) {
  if (type === "spinner") return <Spinner size={size} />;
  if (type === "dots") return <Dots size={size} />;
  if (type === "skeleton") return <SkeletonLines />;
  return <ArchMark className={cn("animate-breathe text-primary", SIZES[size])} />;
}

type LoadingIndicatorProps = {
  type?: LoadingType;
  size?: LoadingSize;
  isFullPage?: boolean;
  text?: string;
};

export function LoadingIndicator({
  type = "spinner",
  size = "md",
  isFullPage = false,
  text,
}: LoadingIndicatorProps) {
  const { t } = useTranslation();
  return (
    <div
      role="status"
      className={cn(
        "flex flex-col items-center justify-center gap-3 text-ink-muted",
        isFullPage ? "min-h-dvh" : "py-10",
      )}
    >
      <Mark type={type} size={size} />
      <span aria-hidden>{text ?? t("loading.text")}</span>
      <span className="sr-only">{t("loading.hidden")}</span>
    </div>
  );
}
