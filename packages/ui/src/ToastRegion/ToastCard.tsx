import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { toast, toastClose, toastIcon, toastText, toastTitle, toastWords } from './ToastRegion.variants.ts';
import { useAutoClose } from './useAutoClose.ts';

export type ToastTone = 'success' | 'danger' | 'warning' | 'info';

export interface ToastMessage {
  /** Unique among the messages. */
  id: string;
  /** Danger stays until it is closed; the others close by themselves. */
  tone: ToastTone;
  /** What happened. */
  title: string;
  /** One sentence more: what it means or what to do. */
  text?: string;
}

interface ToastCardProps {
  message: ToastMessage;
  closeLabel: string;
  isPaused: boolean;
  onClose: () => void;
}

const icons = { success: CircleCheck, danger: CircleX, warning: TriangleAlert, info: Info };

/** One message. All of it is phrasing content, because it may stand in an output element. */
export function ToastCard({ message: { tone, title, text }, closeLabel, isPaused, onClose }: ToastCardProps) {
  useAutoClose(tone !== 'danger' && !isPaused, onClose);
  return (
    <span className={toast({ tone })}>
      <span className={toastIcon({ tone })}>
        <Icon of={icons[tone]} />
      </span>
      <span className={toastWords}>
        <b className={toastTitle}>{title}</b>
        {text !== undefined && <span className={toastText}>{text}</span>}
      </span>
      <span className={toastClose}>
        <IconButton label={closeLabel} icon={X} tone="muted" onPress={onClose} />
      </span>
    </span>
  );
}
