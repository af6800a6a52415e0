import { Button } from '@prepar/ui/Button';
import { Inline } from '@prepar/ui/Inline';
import { useWords } from '../common/words.tsx';

export interface FormButtonsProps {
  /** True while the call runs: nothing is sent again or cancelled. */
  isSaving: boolean;
  onCancel: () => void;
}

/** Cancel and save, side by side. */
export function FormButtons({ isSaving, onCancel }: FormButtonsProps) {
  const { t } = useWords();
  return (
    <Inline gap={2} grow="phone">
      <Button tone="secondary" isDisabled={isSaving} onPress={onCancel}>
        {t('profile.cancel')}
      </Button>
      <Button type="submit" isPending={isSaving} pendingLabel={t('profile.saving')}>
        {t('profile.save')}
      </Button>
    </Inline>
  );
}
