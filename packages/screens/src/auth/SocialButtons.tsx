import { Button } from '@prepar/ui/Button';
import { Stack } from '@prepar/ui/Stack';
import { useWords } from '../common/words.tsx';
import type { AuthActions, AuthFormState, Provider } from './AuthScreen.types.ts';
import { FailureCallout } from './FailureCallout.tsx';
import { GitHubMark } from './GitHubMark.tsx';
import { GoogleMark } from './GoogleMark.tsx';

const marks = { google: GoogleMark, github: GitHubMark };
const providers: readonly Provider[] = ['google', 'github'];

/** The two providers through which a person may sign in or register. */
export function SocialButtons({
  state,
  actions,
}: {
  state: AuthFormState;
  actions: Pick<AuthActions, 'continueWith'>;
}) {
  const { t } = useWords();
  const { pending, failure } = state;
  return (
    <Stack gap={3}>
      {failure?.from === 'social' && <FailureCallout failure={failure} />}
      {providers.map((provider) => (
        <Button
          key={provider}
          tone="secondary"
          fullWidth
          icon={marks[provider]}
          isPending={pending === provider}
          pendingLabel={t('auth.social.pending')}
          isDisabled={pending !== null && pending !== provider}
          onPress={() => actions.continueWith(provider)}
        >
          {t(`auth.${provider}`)}
        </Button>
      ))}
    </Stack>
  );
}
