import type { ReactNode } from 'react';
import { dialogLayer } from './dialogLayer.ts';

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
  /** Id of the heading that names it. */
  titleId: string;
  /** Id of what is read out with the title. */
  descriptionId?: string;
  /** A heading, then the rest. */
  children: ReactNode;
}

/** What every dialog stands on, once it is loaded. */
export function DialogFrame(props: DialogFrameProps) {
  const layer = dialogLayer.useLoaded(props.isOpen);
  return layer && <layer.DialogLayer {...props} />;
}
