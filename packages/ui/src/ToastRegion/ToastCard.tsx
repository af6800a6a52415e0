import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react';
import { useRef } from 'react';
import { useToast } from 'react-aria/useToast';
import type { QueuedToast, ToastState } from 'react-stately/useToastState';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { ToastMessage } from './ToastQueue.ts';
import {
  toastAction,
  toastCard,
  toastClose,
  toastIcon,
  toastText,
  toastTitle,
  toastWords,
} from './ToastRegion.variants.ts';

interface ToastCardProps {
  toast: QueuedToast<ToastMessage>;
  state: ToastState<ToastMessage>;
  closeLabel: string;
}

const icons = { success: CircleCheck, danger: CircleX, warning: TriangleAlert, info: Info };

/** One message. All of it is phrasing content, because it may stand in an output element. */
export function ToastCard({ toast, state, closeLabel }: ToastCardProps) {
  const { tone, title, text, action } = toast.content;
  const card = useRef<HTMLSpanElement>(null);
  const { toastProps, titleProps, descriptionProps } = useToast({ toast }, state, card);
  return (
    <span {...toastProps} ref={card} className={toastCard({ tone })}>
      <span className={toastIcon({ tone })}>
        <Icon of={icons[tone]} />
      </span>
      <span className={toastWords}>
        <b {...titleProps} className={toastTitle}>
          {title}
        </b>
        {text !== undefined && (
          <span {...descriptionProps} className={toastText}>
            {text}
          </span>
        )}
        {action && (
          <span className={toastAction}>
            <Button
              tone="ghost"
              size="s"
              onPress={() => {
                action.onPress();
                state.close(toast.key);
              }}
            >
              {action.label}
            </Button>
          </span>
        )}
      </span>
      <span className={toastClose}>
        <IconButton label={closeLabel} icon={X} tone="muted" onPress={() => state.close(toast.key)} />
      </span>
    </span>
  );
}
