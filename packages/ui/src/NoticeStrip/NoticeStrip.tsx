import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon, type IconType } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { noticeStrip } from './NoticeStrip.variants.ts';

export interface NoticeStripProps {
  /** info for what goes on by itself, mark for time that runs short, warning for the last of it. */
  tone: 'info' | 'mark' | 'warning';
  icon: IconType;
  /** The news in a few words. */
  title: string;
  /** What it means, in a sentence or two. */
  children?: ReactNode;
  /** A Link at the end. */
  action?: ReactNode;
  /** Makes it one that can be closed. */
  onClose?: () => void;
  /** Name of the closing button. */
  closeLabel?: string;
}

/** A band under the top bar with news that concern the whole page. It says nothing aloud; a LiveRegion does that. */
export function NoticeStrip({ tone, icon, title, children, action, onClose, closeLabel = '' }: NoticeStripProps) {
  return (
    <div className={noticeStrip({ tone })}>
      <span className="mt-0.5 md:mt-0">
        <Icon of={icon} />
      </span>
      <p className="min-w-0 flex-1 vast:order-last vast:basis-full">
        <b className="font-semibold">{title}</b> {children} {action}
      </p>
      {onClose && <IconButton label={closeLabel} icon={X} tone="muted" onPress={onClose} />}
    </div>
  );
}
