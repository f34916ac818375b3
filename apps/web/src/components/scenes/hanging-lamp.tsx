type HangingLampProps = { x: number; from: number; to: number; size: number };

/** A mosque lamp on its chain, from the crown of an arch down to its own light. */
export function HangingLamp({ x, from, to, size }: HangingLampProps) {
  return (
    <g transform={`translate(${x} ${to}) scale(${size})`}>
      <path d={`M0 ${(from - to) / size}V-22M0-22L-13 0M0-22L13 0`} className="stroke-[#E0B060]" />
      <circle cy="22" r="44" className="fill-[#F2D9A6]" fillOpacity="0.14" />
      <circle cy="22" r="29" className="fill-[#F2D9A6]" fillOpacity="0.22" />
      <path
        d="M-15-4H15L9 11C20 16 23 24 20 32C16 42 9 45 7 46L10 53H-10L-7 46C-9 45-16 42-20 32C-23 24-20 16-9 11Z"
        className="fill-[#E0A540]"
      />
      <path d="M0 17C8 24 8 32 0 40C-8 32-8 24 0 17Z" className="fill-[#FFF6DF]" />
      <path d="M-12 3H12M-17 37H17" className="stroke-[#8A5A1E]" strokeWidth="2" />
    </g>
  );
}
