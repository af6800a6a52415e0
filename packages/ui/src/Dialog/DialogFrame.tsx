import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { dialogBody, dialogPanel, dialogScrim } from './Dialog.variants.ts';

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
  /** A heading with `slot="title"`, then the rest. */
  children: ReactNode;
}

/** The scrim and the panel under every dialog. It holds the focus and gives it back when it closes. */
export function DialogFrame({ isOpen, onClose, isPending = false, kind, closesOutside, children }: DialogFrameProps) {
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
      <Modal className={dialogPanel}>
        <AriaDialog role={kind} className={dialogBody}>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
