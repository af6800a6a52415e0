import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Icon, type IconType } from '../Icon/Icon.tsx';
import { actionRow, actionRows } from './ActionRows.variants.ts';

export interface ActionRowsProps {
  /** `ActionRow`s. */
  children: ReactNode;
}

/** Ways to go on, one large row each, where a word on a button would say too little. */
export function ActionRows({ children }: ActionRowsProps) {
  return <ul className={actionRows}>{children}</ul>;
}

export interface ActionRowProps {
  /** The verb. */
  title: string;
  /** Above the title: the state of what it opens. */
  note?: ReactNode;
  /** What happens then, in a sentence. */
  detail: string;
  icon: IconType;
  onPress: () => void;
  /** No presses, no focus. Default false. */
  isDisabled?: boolean;
}

/** One way to go on, and what it means. */
export function ActionRow({ title, note, detail, icon, onPress, isDisabled = false }: ActionRowProps) {
  return (
    <li className="group/row">
      <Button className={actionRow} onPress={onPress} isDisabled={isDisabled}>
        <span className="min-w-0">
          {note !== undefined && <span className="block pb-1">{note}</span>}
          <span className="block type-h3">{title}</span>
          <span className="block type-body-s text-pretty text-text-muted">{detail}</span>
        </span>
        <span className="shrink-0 text-accent-text">
          <Icon of={icon} />
        </span>
      </Button>
    </li>
  );
}
