import { useRef, useState } from "react";
import type { ReactNode } from "react";

import { Dialog, DialogContent, DialogTrigger } from "./dialog.tsx";

type FormDialogProps = {
  /** Without one the dialog is open for as long as it is there. */
  trigger?: ReactNode;
  title: string;
  description?: string;
  className?: string;
  /** The trigger goes with what is done here: the focus then moves to the heading of the page. */
  takesTriggerAway?: boolean;
  onClose?: () => void;
  /** What is asked; each opening begins anew. `close` is for when it is done. */
  children: (close: () => void) => ReactNode;
};

type AskedProps = Pick<FormDialogProps, "children"> & { close: () => void };

const Asked = ({ children, close }: AskedProps) => children(close);

/** A button, and the dialog with a form that it opens. */
export function FormDialog(props: FormDialogProps) {
  const { trigger, takesTriggerAway = false, onClose, children, ...content } = props;
  const [isOpen, setIsOpen] = useState(trigger === undefined);
  const isDone = useRef(false);
  const toggle = (next: boolean) => {
    if (next) isDone.current = false;
    setIsOpen(next);
    if (!next) onClose?.();
  };
  const close = () => {
    isDone.current = true;
    toggle(false);
  };
  return (
    <Dialog open={isOpen} onOpenChange={toggle}>
      {trigger !== undefined && <DialogTrigger asChild>{trigger}</DialogTrigger>}
      <DialogContent {...content} isOpenerGone={() => takesTriggerAway && isDone.current}>
        <Asked close={close}>{children}</Asked>
      </DialogContent>
    </Dialog>
  );
}
