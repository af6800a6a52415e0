import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { dialogBody, dialogPanel, dialogScrim } from './Dialog.variants.ts';
import type { DialogFrameProps } from './DialogFrame.tsx';

/** The scrim and the panel under every dialog. It holds the focus and gives it back when it closes. */
export function DialogLayer({ isOpen, onClose, isPending = false, kind, closesOutside, titleId, descriptionId, children }: DialogFrameProps) {
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
        <Dialog
          role={kind}
          aria-labelledby={titleId}
          {...(descriptionId !== undefined && { 'aria-describedby': descriptionId })}
          className={dialogBody}
        >
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
