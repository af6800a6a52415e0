import { avatar } from './Avatar.variants.ts';

export interface AvatarProps {
  /** One or two letters. Hidden from screen readers: the name stands beside it. */
  initials: string;
  /** `quiet` in tables. Default ink. */
  tone?: 'ink' | 'quiet';
  /** m 36px, s 28px. Default m. */
  size?: 'm' | 's';
}

/** A person's initials on a disc. */
export function Avatar({ initials, tone, size }: AvatarProps) {
  return (
    <span className={avatar({ tone, size })} aria-hidden>
      {initials}
    </span>
  );
}
