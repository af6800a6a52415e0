import { Badge } from '@prepar/ui/Badge';
import { Button } from '@prepar/ui/Button';
import { RetryButton } from '@prepar/ui/RetryButton';
import { Sheet, SheetBody, SheetFoot } from '@prepar/ui/Sheet';
import { SheetRow, SheetRows } from '@prepar/ui/SheetRows';
import { Skeleton, SkeletonLine } from '@prepar/ui/Skeleton';
import { Text } from '@prepar/ui/Text';
import { useState } from 'react';
import { formatDateTime } from '../common/formats.ts';
import { visuallyHidden } from '../common/visuallyHidden.tsx';
import { useWords, type Words } from '../common/words.tsx';
import type { ProfileActions, SignInsState, SignInView } from './ProfileScreen.types.ts';

export interface SignInsProps {
  state: SignInsState;
  actions: Pick<ProfileActions, 'retrySignIns' | 'endOtherSignIns'>;
}

/** Rows before the rest is asked for. */
const mostShown = 5;

/** Where the account is signed in, and the way to end that everywhere else. */
export function SignIns({ state, actions }: SignInsProps) {
  const words = useWords();
  const { t, rich } = words;
  const [isWhole, setWhole] = useState(false);
  const title = t('profile.signIns');
  switch (state.status) {
    case 'loading':
      return (
        <Sheet title={title}>
          <SheetBody>
            <Skeleton label={t('profile.signIns.loading')}>
              <SkeletonLine width="3/5" />
            </Skeleton>
          </SheetBody>
        </Sheet>
      );
    case 'failed':
      return (
        <Sheet
          title={title}
          action={
            <RetryButton size="s" onPress={actions.retrySignIns}>
              {rich('profile.signIns.retry', { hidden: visuallyHidden })}
            </RetryButton>
          }
        >
          <SheetBody>
            <Text tone="muted">{t('profile.signIns.failed')}</Text>
          </SheetBody>
        </Sheet>
      );
    default: {
      // This one first, then as the server has them: the last used first.
      const sorted = state.signIns.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
      const shown = isWhole ? sorted : sorted.slice(0, mostShown);
      return (
        <Sheet
          title={title}
          action={
            state.signIns.length > 1 && (
              <Button
                size="s"
                tone="secondary"
                isPending={state.isEnding}
                pendingLabel={t('profile.signIns.ending')}
                onPress={actions.endOtherSignIns}
              >
                {t('profile.signIns.endOthers')}
              </Button>
            )
          }
        >
          <SheetRows>
            {shown.map((signIn) => (
              <SheetRow
                key={signIn.id}
                title={deviceName(signIn, words)}
                detail={
                  signIn.isCurrent
                    ? t('profile.signIns.now')
                    : t('profile.signIns.lastSeen', {
                        date: formatDateTime(signIn.lastSeenAt) ?? t('profile.invalidDate'),
                      })
                }
                end={signIn.isCurrent && <Badge>{t('profile.signIns.current')}</Badge>}
              />
            ))}
          </SheetRows>
          {shown.length < sorted.length && (
            <SheetFoot>
              <Button size="s" tone="ghost" onPress={() => setWhole(true)}>
                {t('profile.signIns.all', { count: sorted.length })}
              </Button>
            </SheetFoot>
          )}
        </Sheet>
      );
    }
  }
}

function deviceName({ browser, operatingSystem }: SignInView, { t }: Words): string {
  if (browser !== null && operatingSystem !== null) return t('profile.signIns.device', { browser, operatingSystem });
  return browser ?? operatingSystem ?? t('profile.signIns.unknown');
}
