import { cva } from "class-variance-authority";

export const buttonVariants = cva(
  "inline-flex max-w-full shrink-0 items-center justify-center gap-2 rounded-md border font-semibold transition-colors disabled:pointer-events-none disabled:opacity-55 aria-disabled:pointer-events-none aria-disabled:opacity-55 [&_svg]:size-4.5 [&_svg]:shrink-0",
  {
    variants: {
      variant: {
        // A border that is not seen keeps the shape in high-contrast modes, which take grounds away.
        default: "border-transparent bg-primary text-on-primary hover:bg-primary-hover",
        destructive: "border-transparent bg-danger text-on-danger hover:bg-danger-hover",
        outline: "border-line-strong/60 bg-surface text-ink hover:bg-paper-deep",
        secondary: "border-transparent bg-secondary text-ink hover:bg-secondary-hover",
        ghost: "border-transparent text-ink hover:bg-paper-deep",
        link: "border-transparent text-primary underline underline-offset-4 hover:text-primary-hover",
      },
      size: {
        default: "min-h-11 px-5 py-2 text-base",
        sm: "min-h-9 px-3.5 py-1.5 text-sm",
        lg: "min-h-13 px-7 py-3 text-lg",
        icon: "size-11",
      },
    },
    defaultVariants: { variant: "default", size: "default" },
  },
);
