import { ArrowLeft, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form } from '../Form/Form.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { dialogActions, dialogBack, dialogClose, dialogHead } from './Dialog.variants.ts';
import { DialogFrame, DialogTitle } from './DialogFrame.tsx';

export interface DialogProps {
  /** What it is about: its accessible name. */
  title: string;
  /** True while it is shown. The caller holds it. */
  isOpen: boolean;
  /** Called when the person wants out: the closing button, Escape, or a press outside where there is no form. */
  onClose: () => void;
  /** Name of the closing button. */
  closeLabel: string;
  /** Text and fields. Give the first field `focusOnMount`. */
  children: ReactNode;
  /** Buttons at the foot, the safe one first. */
  actions?: ReactNode;
  /** Makes it a form: called on the submit button and on Enter in a field. */
  onSubmit?: () => void;
  /** Arrow before the title, in a dialog of several steps. */
  back?: { label: string; onPress: () => void } | undefined;
  /** True while its action runs: nothing closes it. Default false. */
  isPending?: boolean;
  /** On wide screens 30 or 46rem; l for figures and charts. Default m. */
  width?: 'm' | 'l';
}

/** A task over the page. A form does not close on a press outside: what was typed would be lost. */
export function Dialog({
  title,
  isOpen,
  onClose,
  closeLabel,
  children,
  actions,
  onSubmit,
  back,
  isPending = false,
  width,
}: DialogProps) {
  const content = (
    <>
      {children}
      {actions !== undefined && <div className={dialogActions()}>{actions}</div>}
    </>
  );
  return (
    <DialogFrame {...{ isOpen, onClose, isPending, width }} kind="dialog" closesOutside={!onSubmit}>
      <div className={dialogHead}>
        {back && (
          <div className={dialogBack}>
            <IconButton {...back} icon={ArrowLeft} tone="muted" isDisabled={isPending} />
          </div>
        )}
        <DialogTitle>{title}</DialogTitle>
        <div className={dialogClose}>
          <IconButton label={closeLabel} icon={X} tone="muted" isDisabled={isPending} onPress={onClose} />
        </div>
      </div>
      {onSubmit ? (
        <Form onSubmit={onSubmit} isPending={isPending}>
          {content}
        </Form>
      ) : (
        content
      )}
    </DialogFrame>
  );
}
