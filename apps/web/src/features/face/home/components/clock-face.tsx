/** A drawn clock; the hour itself stands beside it. */
export function ClockFace({ minuteOfDay }: { minuteOfDay: number }) {
  return (
    <svg
      viewBox="0 0 40 40"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      aria-hidden
      className="size-11 shrink-0"
    >
      <circle cx="20" cy="20" r="18" />
      <path d="M20 5v1M35 20h-1M20 35v-1M5 20h1" strokeOpacity="0.6" />
      <path d="M20 20V11.500" transform={`rotate(${minuteOfDay / 2} 20 20)`} />
      <path d="M20 20V7" transform={`rotate(${(minuteOfDay % 60) * 6} 20 20)`} />
    </svg>
  );
}
