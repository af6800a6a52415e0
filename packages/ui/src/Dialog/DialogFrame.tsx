import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { dialogBody, dialogPanel, dialogScrim, dialogTitle } from './Dialog.variants.ts';

export interface DialogFrameProps {
  /** True while it is shown. The caller holds it. */
  isOpen: boolean;
  /** Called when the person wants out: Escape, a press outside, or a closing button. */
  onClose: () => void;
  /** True while its action runs: nothing closes it. Default false. */
  isPending?: boolean;
  /** Alertdialog for a question that has to be answered. */
  kind: 'dialog' | 'alertdialog';
  /** Whether a press outside closes it. */
  closesOutside: boolean;
  /** On wide screens 30 or 46rem. Default m. */
  width?: 'm' | 'l' | undefined;
  /** A `DialogTitle`, perhaps a `Text slot="description"`, then the rest. */
  children: ReactNode;
}

/** The scrim and the panel under every dialog. It holds the focus and gives it back when it closes. */
export function DialogFrame({
  isOpen,
  onClose,
  isPending = false,
  kind,
  closesOutside,
  width,
  children,
}: DialogFrameProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      isDismissable={closesOutside && !isPending}
      isKeyboardDismissDisabled={isPending}
      className={dialogScrim}
    >
      <Modal className={dialogPanel({ width })}>
        <Dialog role={kind} className={dialogBody}>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Names the dialog that it stands in. */
export function DialogTitle({ children }: { children: ReactNode }) {
  return (
    <Heading slot="title" className={dialogTitle}>
      {children}
    </Heading>
  );
}
