import { Button } from '@prepar/ui/Button';
import { Sheet } from '@prepar/ui/Sheet';
import { SheetFieldRow, SheetRows } from '@prepar/ui/SheetRows';
import { Text } from '@prepar/ui/Text';
import { visuallyHidden } from '../common/visuallyHidden.tsx';
import { useWords } from '../common/words.tsx';

export interface AdminSecurityProps {
  /** Null while that is not known. */
  usesTotp: boolean | null;
  onEnrol: () => void;
}

/** Whether signing in asks for a code of an authenticator app. */
export function AdminSecurity({ usesTotp, onEnrol }: AdminSecurityProps) {
  const { t, rich } = useWords();
  if (usesTotp === null) return null;
  const action = !usesTotp && (
    <Button size="s" tone="ghost" flush onPress={onEnrol}>
      {rich('admin.totp.enrol', { hidden: visuallyHidden })}
    </Button>
  );
  return (
    <Sheet title={t('admin.security')}>
      <SheetRows>
        <SheetFieldRow label={t('admin.totp')} {...(action && { action })}>
          <Text as="span" size="body-s" tone="muted">
            {t(usesTotp ? 'admin.totp.on' : 'admin.totp.off')}
          </Text>
        </SheetFieldRow>
      </SheetRows>
    </Sheet>
  );
}
