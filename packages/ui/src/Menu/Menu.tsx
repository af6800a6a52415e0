import type { ReactElement } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components/Menu';
import { Icon, type IconType } from '../Icon/Icon.tsx';
import { menu, menuItem, menuPopover } from './Menu.variants.ts';

export interface MenuEntry<Id extends string> {
  /** What the caller gets back. Unique within the menu. */
  id: Id;
  /** The verb, or the page. */
  label: string;
  /** Before the words. */
  icon?: IconType;
  /** Makes it a link. */
  href?: string;
  /** Danger for what cannot be undone. Default default. */
  tone?: 'default' | 'danger';
  /** Default false. */
  isDisabled?: boolean;
}

export interface MenuProps<Id extends string> {
  /** The Button or IconButton that opens it, and names it. */
  children: ReactElement;
  /** What can be chosen, from the top. */
  entries: readonly MenuEntry<Id>[];
  /** Called with the id of the chosen entry; not for links. */
  onChoose: (id: Id) => void;
}

/** Actions of one thing, behind a button. */
export function Menu<Id extends string>({ children, entries, onChoose }: MenuProps<Id>) {
  const choose = (key: unknown) => {
    const chosen = entries.find(({ id }) => id === key);
    if (chosen && chosen.href === undefined) onChoose(chosen.id);
  };
  return (
    <MenuTrigger>
      {children}
      <Popover className={menuPopover}>
        <AriaMenu onAction={choose} className={menu}>
          {entries.map(({ id, label, icon, href, tone, isDisabled = false }) => (
            <MenuItem
              key={id}
              id={id}
              textValue={label}
              isDisabled={isDisabled}
              className={menuItem({ tone })}
              {...(href !== undefined && { href })}
            >
              {icon && <Icon of={icon} />}
              {label}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
