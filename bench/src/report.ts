export type Figure = { name: string; atLeast?: number; atMost?: number } & (
  | { ratio: number }
  | {
      value: number;
      unit: "ms" | "kB" | "MB" | "points" | "mails" | "lessons" | "evenings" | "a second";
    }
);

/** A table of what was measured and what was promised; true where every promise holds. */
export function printFigures(figures: Figure[]): boolean {
  for (const figure of figures) {
    const [amount, text] =
      "ratio" in figure
        ? [figure.ratio, `${figure.ratio.toFixed(2)} ×`]
        : [figure.value, `${Math.round(figure.value)} ${figure.unit}`];
    process.stdout.write(
      `${verdict(figure, amount)}  ${figure.name.padEnd(66)}${text.padStart(10)}  ${promise(figure)}\n`,
    );
  }
  return figures.every(
    (figure) => verdict(figure, "ratio" in figure ? figure.ratio : figure.value) !== "✗",
  );
}

function verdict({ atLeast, atMost }: Figure, amount: number): "✓" | "✗" | " " {
  if (atLeast === undefined && atMost === undefined) return " ";
  return amount >= (atLeast ?? -Infinity) && amount <= (atMost ?? Infinity) ? "✓" : "✗";
}

function promise({ atLeast, atMost }: Figure): string {
  if (atLeast !== undefined) return `at least ${atLeast}`;
  return atMost === undefined ? "" : `at most ${atMost}`;
}
