import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { fieldAction, fieldControl, fieldError, fieldHead, fieldHint, fieldLabel } from './Field.variants.ts';
import type { FieldIds } from './useFieldIds.ts';

export type FieldLayout = 'stacked' | 'row';

/** What every field says about itself. */
export interface FieldProps {
  /** The question the field asks. Always there for screen readers. */
  label: string;
  /** Leaves the label to screen readers, where a heading or row already shows it. Default false. */
  isLabelHidden?: boolean;
  /** Help shown below the control, or below the label in a row. An error takes its place. */
  hint?: string | undefined;
  /** What is wrong and how to put it right. Its presence marks the field as invalid. */
  errorMessage?: string | undefined;
  /** Label above (stacked), or label left and control right (row; above on narrow screens). Default stacked. */
  layout?: FieldLayout;
}

interface FieldFrameProps extends FieldProps {
  /** Ids from `useFieldIds`. */
  ids: FieldIds;
  /** Whether the label names a group of controls. Default false: it belongs to one. */
  isGroup?: boolean;
  /** A Link at the right end of the label. Stacked only. */
  action?: ReactNode;
  /** The control itself. */
  children: ReactNode;
}

/** Label, hint and error around a control. It goes directly inside an element with the class `field({ layout })`. */
export function Field({
  label,
  isLabelHidden = false,
  hint,
  errorMessage,
  layout = 'stacked',
  ids,
  isGroup = false,
  action,
  children,
}: FieldFrameProps) {
  const help = hint !== undefined && errorMessage === undefined && (
    <p id={ids.help} className={fieldHint({ layout })}>
      {hint}
    </p>
  );
  return (
    <>
      <div className={isLabelHidden ? 'sr-only' : fieldHead({ layout })}>
        {isGroup ? (
          <span id={ids.label} className={fieldLabel({ layout })}>
            {label}
          </span>
        ) : (
          <label htmlFor={ids.control} id={ids.label} className={fieldLabel({ layout })}>
            {label}
          </label>
        )}
        {layout === 'row' && help}
      </div>
      <div className={fieldControl({ layout })}>
        {children}
        {layout === 'stacked' && help}
        <div aria-live="polite">
          {errorMessage !== undefined && (
            <p id={ids.help} className={fieldError}>
              <span className="mt-px">
                <Icon of={CircleAlert} size="s" />
              </span>
              {errorMessage}
            </p>
          )}
        </div>
      </div>
      {action !== undefined && <span className={fieldAction}>{action}</span>}
    </>
  );
}
