import type { ReactNode } from 'react';
import { Text } from 'react-aria-components/Text';
import { Button } from '../Button/Button.tsx';
import {
  dialogActions,
  dialogConsequence,
  dialogConsequences,
  dialogContent,
  dialogDescription,
} from '../Dialog/Dialog.variants.ts';
import { DialogFrame, DialogTitle } from '../Dialog/DialogFrame.tsx';
import { Form } from '../Form/Form.tsx';

export interface ConfirmDialogProps {
  /** The question, for example 'Cancelar a inscrição na SAA-C03?'. */
  title: string;
  /** What happens, in a sentence. */
  description: string;
  /** What is lost, one short line each, marked by red dashes. */
  consequences?: readonly string[];
  /** What the answer needs, for example a password field. Give it `focusOnMount`. */
  children?: ReactNode;
  /** True while it is shown. The caller holds it. */
  isOpen: boolean;
  /** The safe answer, for example 'Manter inscrição'. It has the focus at first, unless a field asks for it. */
  cancelLabel: string;
  /** Called on the safe answer, Escape or a press outside. */
  onClose: () => void;
  /** Gives the safe answer the focus beside a field too. Default false. */
  isSafeFirst?: boolean;
  /** A second action that cannot be undone, quieter than the first, for example 'Descartar alterações'. */
  other?: { label: string; onPress: () => void };
  /** The verb of the action, for example 'Cancelar inscrição'. */
  confirmLabel: string;
  /** Called on the action, or on Enter in a field. */
  onConfirm: () => void;
  /** True while the action runs: nothing closes the dialog. */
  isPending: boolean;
  /** The action while it runs, for example 'Cancelando'. */
  pendingLabel: string;
  /** Danger for what cannot be undone. Default danger. */
  tone?: 'danger' | 'primary';
}

/** A question that has to be answered before something with consequences happens. */
export function ConfirmDialog({
  title,
  description,
  consequences,
  children,
  isOpen,
  cancelLabel,
  onClose,
  isSafeFirst = false,
  other,
  confirmLabel,
  onConfirm,
  isPending,
  pendingLabel,
  tone = 'danger',
}: ConfirmDialogProps) {
  return (
    <DialogFrame {...{ isOpen, onClose, isPending }} kind="alertdialog" closesOutside>
      <DialogTitle>{title}</DialogTitle>
      <Text slot="description" elementType="div">
        <p className={dialogDescription}>{description}</p>
        {consequences && consequences.length > 0 && (
          <ul className={dialogConsequences}>
            {consequences.map((consequence) => (
              <li key={consequence} className={dialogConsequence}>
                {consequence}
              </li>
            ))}
          </ul>
        )}
      </Text>
      <Form onSubmit={onConfirm} isPending={isPending}>
        {children !== undefined && <div className={dialogContent}>{children}</div>}
        <div className={dialogActions({ layout: other ? 'column' : 'row' })}>
          <Button
            tone="secondary"
            onPress={onClose}
            isDisabled={isPending}
            focusOnMount={isSafeFirst || children === undefined}
          >
            {cancelLabel}
          </Button>
          {other && (
            <Button tone="dangerOutline" onPress={other.onPress} isDisabled={isPending}>
              {other.label}
            </Button>
          )}
          <Button type="submit" tone={tone} isPending={isPending} pendingLabel={pendingLabel}>
            {confirmLabel}
          </Button>
        </div>
      </Form>
    </DialogFrame>
  );
}
