import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
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
  const choose = (key: unknown) => {
    const chosen = tabs.find(({ id }) => id === key);
    if (chosen) onSelect(chosen.id);
  };
  return (
    <AriaTabs selectedKey={selected} onSelectionChange={choose} className="min-w-0">
      <div className={tabRule}>
        <TabList aria-label={label} className={tabList}>
          {tabs.map((tab) => (
            <Tab key={tab.id} id={tab.id} className={tabClass}>
              {tab.label}
            </Tab>
          ))}
        </TabList>
      </div>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className={tabPanel}>
          {tab.panel}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
