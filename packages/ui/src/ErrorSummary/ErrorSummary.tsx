import { useId } from 'react';
import { CircleAlert } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { summary, summaryIcon, summaryLinks, summaryTitle } from './ErrorSummary.variants.ts';

export interface ErrorSummaryProps {
  /** How much is wrong, for example '3 campos precisam de atenção'. */
  title: string;
  /** The fields that are wrong, in the order of the form: the id of the input, and its label. */
  fields: readonly { id: string; label: string }[];
}

/** Above a form with several problems: which fields they are. It takes the focus of the `Form` around it, and leads to each. */
export function ErrorSummary({ title, fields }: ErrorSummaryProps) {
  const titleId = useId();
  return (
    <section data-error-summary tabIndex={-1} aria-labelledby={titleId} className={summary}>
      <p id={titleId} className={summaryTitle}>
        <span className={summaryIcon}>
          <Icon of={CircleAlert} />
        </span>
        {title}
      </p>
      <ul className={summaryLinks}>
        {fields.map(({ id, label }) => (
          <li key={id}>
            <Link standalone onPress={() => document.getElementById(id)?.focus()}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
