import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { DialogTitle } from '../Dialog/DialogFrame.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import {
  drawerBody,
  drawerClose,
  drawerContent,
  drawerFoot,
  drawerHead,
  drawerPanel,
  drawerScrim,
  drawerSection,
} from './Drawer.variants.ts';

export interface DrawerProps {
  /** Names it, for example a person. */
  title: string;
  /** Before the title: an Avatar. */
  start?: ReactNode;
  /** Below the title: an address, a badge. */
  detail?: ReactNode;
  /** True while it is shown. The caller holds it. */
  isOpen: boolean;
  /** Called when the person wants out: the closing button, Escape, or a press outside. */
  onClose: () => void;
  /** Name of the closing button. */
  closeLabel: string;
  /** `DrawerSection`s, which scroll. */
  children: ReactNode;
  /** A button that stays in sight at the foot. */
  foot?: ReactNode;
}

/** One record beside the list that it was chosen from. It holds the focus and gives it back when it closes. */
export function Drawer({ title, start, detail, isOpen, onClose, closeLabel, children, foot }: DrawerProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      isDismissable
      className={drawerScrim}
    >
      <Modal className={drawerPanel}>
        <Dialog className={drawerBody}>
          <div className={drawerHead}>
            {start}
            <div className="min-w-0 flex-1">
              <DialogTitle>{title}</DialogTitle>
              {detail}
            </div>
            <div className={drawerClose}>
              <IconButton label={closeLabel} icon={X} tone="muted" onPress={onClose} />
            </div>
          </div>
          <div className={drawerContent}>{children}</div>
          {foot !== undefined && <div className={drawerFoot}>{foot}</div>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

export interface DrawerSectionProps {
  /** A heading and what belongs to it. */
  children: ReactNode;
}

/** A part of a drawer, ruled off from the one before. */
export function DrawerSection({ children }: DrawerSectionProps) {
  return <div className={drawerSection}>{children}</div>;
}
