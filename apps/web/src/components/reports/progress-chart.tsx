import type { ReactElement } from "react";
import { CartesianGrid, ResponsiveContainer, XAxis, YAxis } from "recharts";

/** What every picture of weeks has: a grid of hairlines, time in the direction of the page. */
export const MARGIN = { top: 8, bottom: 0 };

/** A point of the first or last week is drawn whole. allow physical: the same on both sides. */
const ROOM = { left: 10, right: 10 };

const AXIS = { stroke: "var(--line-strong)", tick: { fill: "var(--ink-muted)", fontSize: 13 } };

type FrameProps = { label: string; height?: number; children: ReactElement };

/** For those who see it; the same stands in the table beneath. */
export function ChartFrame({ label, height = 224, children }: FrameProps) {
  return (
    <div role="img" aria-label={label} dir="ltr" style={{ height }} className="w-full text-sm">
      <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 320, height }}>
        {children}
      </ResponsiveContainer>
    </div>
  );
}

export function ChartGrid() {
  return <CartesianGrid vertical={false} stroke="var(--line)" />;
}

type WeekAxisProps = {
  isReversed: boolean;
  /** What a point is of: a week, or a month. */
  dataKey?: "week" | "month";
  format: (value: string) => string;
};

export function WeekAxis({ isReversed, dataKey = "week", format }: WeekAxisProps) {
  return (
    <XAxis
      dataKey={dataKey}
      reversed={isReversed}
      tickFormatter={format}
      minTickGap={24}
      padding={ROOM}
      tickLine={false}
      {...AXIS}
    />
  );
}

type ValueAxisProps = {
  isReversed: boolean;
  width: number;
  domain: [number, number | "auto"];
  ticks?: number[];
  format: (value: number) => string;
};

export function ValueAxis({ isReversed, format, ...axis }: ValueAxisProps) {
  return (
    <YAxis
      orientation={isReversed ? "right" : "left"}
      tickFormatter={format}
      allowDecimals={false}
      axisLine={false}
      tickLine={false}
      {...AXIS}
      {...axis}
    />
  );
}
