import { ArrowRight, ChevronDown } from 'lucide-react';
import { type ReactNode, useDeferredValue } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { Link } from 'react-aria-components/Link';
import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import {
  mapAction,
  mapDrawing,
  mapName,
  mapRow,
  mapToggle,
  mapTopics,
  mapValue,
  topicLink,
} from './MapRows.variants.ts';

export interface MapTopic {
  /** Unique within the row. */
  name: string;
  /** How it goes, for example '4 de 11'. */
  note: ReactNode;
  /** Where it is practised; none while it cannot be. */
  href?: string | undefined;
}

export interface MapRowProps {
  /** The part of the exam. */
  title: string;
  /** Below it: its weight, or its first topics. */
  note: ReactNode;
  /** `ExamStrip` or `Meter`. */
  drawing: ReactNode;
  /** The figure. */
  value: ReactNode;
  /** What the figure rests on. */
  valueNote: ReactNode;
  /** The button that starts it. */
  action?: ReactNode;
  /** All its topics, shown on demand. */
  topics: readonly MapTopic[];
  /** Name of the control that shows them. */
  topicsLabel: string;
}

export interface MapRowsProps {
  /** `MapRow`s. */
  children: ReactNode;
}

/** Parts of an exam below one another, each with its figures and, on demand, its topics. */
export function MapRows({ children }: MapRowsProps) {
  return (
    <div className="@container border-t first:border-t-0">
      <ul>{children}</ul>
    </div>
  );
}

const noTopics: readonly MapTopic[] = [];

/** One part of an exam. Its topics are drawn after what is in sight. */
export function MapRow({ title, note, drawing, value, valueNote, action, topics, topicsLabel }: MapRowProps) {
  const panelTopics = useDeferredValue(topics, noTopics);
  return (
    <li className="border-t first:border-t-0">
      <Disclosure className="group/part">
        <div className={mapRow}>
          <div className={mapName}>
            <Heading level={3} size="label">
              {title}
            </Heading>
            <p className="type-caption text-text-muted">{note}</p>
          </div>
          <div className={mapDrawing}>{drawing}</div>
          <div className={mapValue}>
            <span className="block type-h3 tnum">{value}</span>
            <span className="type-caption text-text-muted">{valueNote}</span>
          </div>
          {action !== undefined && <div className={mapAction}>{action}</div>}
          {topics.length > 0 && (
            <Button slot="trigger" aria-label={topicsLabel} className={mapToggle}>
              <span className="transition-[rotate] group-expanded/part:rotate-180">
                <Icon of={ChevronDown} />
              </span>
            </Button>
          )}
        </div>
        {topics.length > 0 && (
          <DisclosurePanel>
            <ul className={mapTopics}>
              {panelTopics.map((topic) => (
                <li key={topic.name}>
                  <Topic topic={topic} />
                </li>
              ))}
            </ul>
          </DisclosurePanel>
        )}
      </Disclosure>
    </li>
  );
}

function Topic({ topic: { name, note, href } }: { topic: MapTopic }) {
  const figure = <span className="font-display tnum text-text-muted">{note}</span>;
  if (href === undefined) {
    return (
      <div className={topicLink({ pressable: false })}>
        <span>{name}</span>
        {figure}
      </div>
    );
  }
  return (
    <Link href={href} className={topicLink({ pressable: true })}>
      <span>{name}</span>
      {figure}
      <span className="text-accent-text">
        <Icon of={ArrowRight} size="s" />
      </span>
    </Link>
  );
}
