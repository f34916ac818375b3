import type { ReactNode } from "react";
import { useEffect, useRef } from "react";

type DisclosureProps = {
  label: ReactNode;
  labelClassName: string;
  panelClassName: string;
  className?: string;
  children: ReactNode;
};

/** Escape, a press outside and the choice of a link close it. */
function useClosing() {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (isBack: boolean) => {
      const { current } = ref;
      if (!current?.open) return;
      current.open = false;
      if (isBack) current.querySelector("summary")?.focus();
    };
    const onKey = ({ key }: KeyboardEvent) => key === "Escape" && close(true);
    const onPress = ({ target }: Event) => !ref.current?.contains(target as Node) && close(false);
    const onChoice = ({ target }: Event) =>
      target instanceof Element &&
      target.closest("a") &&
      ref.current?.contains(target) &&
      close(false);
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onPress);
    document.addEventListener("click", onChoice);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onPress);
      document.removeEventListener("click", onChoice);
    };
  }, []);
  return ref;
}

/** A native disclosure, so that a menu opens before any script arrives. */
export function Disclosure(props: DisclosureProps) {
  const { label, labelClassName, panelClassName, className, children } = props;
  return (
    <details ref={useClosing()} className={className}>
      <summary className={`list-none [&::-webkit-details-marker]:hidden ${labelClassName}`}>
        {label}
      </summary>
      <div className={panelClassName}>{children}</div>
    </details>
  );
}
