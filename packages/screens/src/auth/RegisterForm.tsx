import { Button } from '@prepar/ui/Button';
import { Form } from '@prepar/ui/Form';
import { Inline } from '@prepar/ui/Inline';
import { Link } from '@prepar/ui/Link';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import { TextField } from '@prepar/ui/TextField';
import { type ReactNode, useState } from 'react';
import { say } from '../common/sentence.ts';
import { useWords } from '../common/words.tsx';
import type { AuthFormProps, AuthLinks, RefusedField } from './AuthScreen.types.ts';
import { FailureCallout } from './FailureCallout.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { checkEmail, checkNewPassword, checkRequired, hasProblems } from './problems.ts';
import { fieldIds, RegisterProblems } from './RegisterProblems.tsx';
import { useCheckedDraft } from './useCheckedDraft.ts';

export interface RegisterFormProps extends AuthFormProps {
  links: Pick<AuthLinks, 'login' | 'termsOfUse' | 'privacyPolicy'>;
}

/** Name, e-mail and password of somebody new. */
export function RegisterForm({ state, actions, links, email, onEmailChange }: RegisterFormProps) {
  const words = useWords();
  const { t, rich } = words;
  const { draft, problems, change, submit } = useCheckedDraft({ name: '', email, password: '', confirmation: '' });
  const [sent, setSent] = useState(draft);
  const check = () => ({ ...checkRequired(draft, ['name']), ...checkEmail(draft.email), ...checkNewPassword(draft) });
  const send = () => {
    setSent(draft);
    actions.register({ name: draft.name.trim(), email: draft.email.trim(), password: draft.password });
  };
  /** What the server refused of a field, until it is edited. */
  const refusal = (field: RefusedField) => {
    const text = draft[field] === sent[field] ? state.failure?.fields?.[field] : undefined;
    return text && say(text, words);
  };
  const failure = !hasProblems(problems) && state.failure?.from === 'form' ? state.failure : null;
  const linkTo = (href: string) => (parts: ReactNode[]) => <Link href={href}>{parts}</Link>;
  return (
    <Form onSubmit={() => submit(check(), send)} isPending={state.pending !== null}>
      <Stack gap={5}>
        <RegisterProblems problems={problems} />
        <TextField
          id={fieldIds.name}
          label={t('auth.name')}
          autoComplete="name"
          isRequired
          value={draft.name}
          onChange={change('name')}
          errorMessage={problems.name ? t('auth.nameRequired') : refusal('name')}
        />
        <Stack gap={2}>
          <TextField
            id={fieldIds.email}
            label={t('auth.email')}
            type="email"
            autoComplete="email"
            isRequired
            value={draft.email}
            onChange={(value) => {
              change('email')(value);
              onEmailChange(value);
            }}
            errorMessage={
              problems.email
                ? t(problems.email.kind === 'required' ? 'auth.emailRequired' : 'auth.emailInvalid')
                : refusal('email')
            }
          />
          {failure?.isTaken && refusal('email') && (
            <Inline gap={4}>
              <Link href={links.login} onPress={() => actions.keepEmail(draft.email.trim())}>
                {t('auth.register.switchMode')}
              </Link>
              <Link onPress={() => actions.forgotPassword(draft.email.trim())}>{t('auth.forgotPassword')}</Link>
            </Inline>
          )}
        </Stack>
        <NewPasswordFields
          label={t('auth.password')}
          draft={draft}
          problems={problems}
          refusal={refusal('password')}
          change={change}
        />
        <FailureCallout failure={failure?.isTaken ? null : failure} />
        <Text size="body-s" tone="muted">
          {rich('auth.terms', { terms: linkTo(links.termsOfUse), privacy: linkTo(links.privacyPolicy) })}
        </Text>
        <Button
          type="submit"
          size="l"
          fullWidth
          isPending={state.pending === 'form'}
          pendingLabel={t('auth.register.pending')}
          isDisabled={state.pending === 'google' || state.pending === 'github'}
        >
          {t('auth.register.submit')}
        </Button>
      </Stack>
    </Form>
  );
}
