import { Button } from '@prepar/ui/Button';
import { Callout } from '@prepar/ui/Callout';
import { SheetFoot } from '@prepar/ui/Sheet';
import { Stack } from '@prepar/ui/Stack';

/** How the rows after those of a list stand: there are none, they can be asked for, are on their way, or did not come. */
export type More = 'none' | 'idle' | 'loading' | 'failed';

export interface MoreFootProps {
  more: More;
  onMore: () => void;
  /** On the button. */
  label: string;
  pendingLabel: string;
  /** What is said where they did not come. */
  failed: string;
}

/** At the foot of a list: the way to the rows after it. */
export function MoreFoot({ more, onMore, label, pendingLabel, failed }: MoreFootProps) {
  if (more === 'none') return null;
  return (
    <SheetFoot>
      <Stack gap={3}>
        {more === 'failed' && (
          <Callout tone="danger" live="alert">
            {failed}
          </Callout>
        )}
        <Button tone="secondary" onPress={onMore} isPending={more === 'loading'} pendingLabel={pendingLabel}>
          {label}
        </Button>
      </Stack>
    </SheetFoot>
  );
}
