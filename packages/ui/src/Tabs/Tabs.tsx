import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { tab as tabClass, tabList, tabPanel, tabRule } from './Tabs.variants.ts';

export interface TabItem<Id extends string> {
  /** What the caller gets back. */
  id: Id;
  /** What the person reads. */
  label: string;
  /** What is shown while the tab is chosen. */
  panel: ReactNode;
}

export interface TabsProps<Id extends string> {
  /** Name of the list of tabs for screen readers. */
  label: string;
  /** The tabs, in the order they are shown. */
  tabs: readonly TabItem<Id>[];
  /** The chosen one. */
  selected: Id;
  /** The newly chosen one. */
  onSelect: (id: Id) => void;
}

/** Panels that take turns in one place. The list scrolls sideways where it does not fit. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect }: TabsProps<Id>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const place = tabs.findIndex((tab) => tab.id === selected);
  const goByKey = (event: KeyboardEvent) => {
    const wanted = new Map([['ArrowLeft', place - 1], ['ArrowRight', place + 1], ['Home', 0], ['End', -1]]).get(event.key);
    if (wanted === undefined) return;
    const next = tabs.at(wanted % tabs.length);
    if (!next) return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(id + next.id)}`)?.focus();
    if (next.id !== selected) onSelect(next.id);
  };
  return (
    <div className="min-w-0">
      <div className={tabRule}>
        <div ref={list} role="tablist" aria-label={label} className={tabList}>
          {tabs.map((tab) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={id + tab.id}
              aria-selected={tab.id === selected}
              aria-controls={tab.id === selected ? `${id}panel` : undefined}
              tabIndex={tab.id === selected ? 0 : -1}
              onClick={() => {
                if (tab.id !== selected) onSelect(tab.id);
              }}
              onKeyDown={goByKey}
              className={tabClass}
            >
              {tab.label}
            </button>
          ))}
        </div>
      </div>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={id + selected} tabIndex={0} className={tabPanel}>
        {tabs[place]?.panel}
      </div>
    </div>
  );
}
