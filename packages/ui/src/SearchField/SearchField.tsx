import { Search, X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import { Field, fieldRoot } from '../Field/Field.tsx';
import { controlBox } from '../Field/Field.variants.ts';
import { Icon } from '../Icon/Icon.tsx';
import { searchClear, searchIcon, searchInput } from './SearchField.variants.ts';

export interface SearchFieldProps {
  /** What is searched. For screen readers; the placeholder says it to others. */
  label: string;
  /** What can be typed, for example 'Nome ou e-mail'. */
  placeholder: string;
  /** The text, held by the caller. */
  value: string;
  /** The text after each keystroke, and '' when it is cleared. */
  onChange: (value: string) => void;
  /** Name of the button that clears it. Escape clears it too. */
  clearLabel: string;
  /** Most characters that can be typed. */
  maxLength?: number;
}

/** A field that finds while one types. */
export function SearchField({ label, placeholder, clearLabel, ...more }: SearchFieldProps) {
  const { className, ...root } = fieldRoot({});
  return (
    <AriaSearchField {...more} {...root} className={`group/search ${className}`}>
      <Field label={label} isLabelHidden>
        <div className="relative">
          <span className={searchIcon}>
            <Icon of={Search} />
          </span>
          <Input placeholder={placeholder} className={`${controlBox({ padding: 'none' })} ${searchInput}`} />
          <Button className={searchClear} aria-label={clearLabel}>
            <Icon of={X} size="s" />
          </Button>
        </div>
      </Field>
    </AriaSearchField>
  );
}
