import type { VariantProps } from "class-variance-authority";
import { Slot } from "radix-ui";
import type { ComponentProps } from "react";

import { cn } from "../../lib/cn.ts";
import { buttonVariants } from "./button-variants.ts";

type ButtonProps = ComponentProps<"button"> &
  VariantProps<typeof buttonVariants> & { asChild?: boolean };

/** A push button, or with `asChild` whatever stands inside it (a link, as a rule) with its looks. */
export function Button({
  className,
  variant,
  size,
  asChild = false,
  type = "button",
  ...props
}: ButtonProps) {
  const classes = cn(buttonVariants({ variant, size }), className);
  if (asChild) return <Slot.Root className={classes} {...props} />;
  // oxlint-disable-next-line react/button-has-type -- the default is set above, a caller may ask for submit
  return <button type={type} className={classes} {...props} />;
}
