import { topicList, topicRest } from './TopicList.variants.ts';

export interface TopicListProps {
  /** All topics, each once. */
  topics: readonly string[];
  /** Words for the topics that are left out, for example 'mais 4'; called only when some are. */
  remainder: (count: number) => string;
  /** Longest list to show. Default 3. */
  max?: number;
  /** Below one another, or in lines. Default column. */
  layout?: 'column' | 'wrap';
}

/** The first topics with a hollow bubble each, and how many more there are. */
export function TopicList({ topics, remainder, max = 3, layout = 'column' }: TopicListProps) {
  const rest = topics.length - max;
  return (
    <ul className={topicList({ layout })}>
      {topics.slice(0, max).map((topic) => (
        <li key={topic} className="flex gap-2">
          <span
            aria-hidden
            className="mt-[0.4375rem] size-2 shrink-0 rounded-round border-[1.5px] border-border-strong"
          />
          {topic}
        </li>
      ))}
      {rest > 0 && <li className={topicRest({ layout })}>{remainder(rest)}</li>}
    </ul>
  );
}
