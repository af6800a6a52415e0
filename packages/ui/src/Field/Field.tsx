import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { field, fieldAction, fieldControl, fieldHead, fieldHint, fieldLabel } from './Field.variants.ts';
import { FieldProblem } from './FieldProblem.tsx';

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
  /** A Link at the right end of the label. Stacked only. */
  action?: ReactNode;
  /** The control itself. */
  children: ReactNode;
}

/** Props of the React Aria component that stands around a Field. It never blocks a submit: errors come from the caller. */
export function fieldRoot({ layout, errorMessage }: Pick<FieldProps, 'layout' | 'errorMessage'>) {
  return {
    className: field({ layout }),
    isInvalid: errorMessage !== undefined,
    validationBehavior: 'aria',
  } as const;
}

/** Label, hint and error around a control. It goes directly inside a component that is given `fieldRoot`. */
export function Field({
  label,
  isLabelHidden = false,
  hint,
  errorMessage,
  layout = 'stacked',
  action,
  children,
}: FieldFrameProps) {
  const help = hint !== undefined && errorMessage === undefined && (
    <Text slot="description" elementType="p" className={fieldHint({ layout })}>
      {hint}
    </Text>
  );
  return (
    <>
      <div className={isLabelHidden ? 'sr-only' : fieldHead({ layout })}>
        <Label className={fieldLabel({ layout })}>{label}</Label>
        {layout === 'row' && help}
      </div>
      <div className={fieldControl({ layout })}>
        {children}
        {layout === 'stacked' && help}
        <FieldProblem errorMessage={errorMessage} />
      </div>
      {action !== undefined && <span className={fieldAction}>{action}</span>}
    </>
  );
}
