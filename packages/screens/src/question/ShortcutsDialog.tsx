import { DescriptionList } from '@prepar/ui/DescriptionList';
import { Dialog } from '@prepar/ui/Dialog';
import { Kbd } from '@prepar/ui/Kbd';
import { Stack } from '@prepar/ui/Stack';
import { Switch } from '@prepar/ui/Switch';
import type { ReactNode } from 'react';
import { useWords } from '../common/words.tsx';

export interface ShortcutsDialogProps {
  isOpen: boolean;
  hasShortcuts: boolean;
  onChange: (isOn: boolean) => void;
  onClose: () => void;
}

/** Which keys do what, and the switch that turns them off. */
export function ShortcutsDialog({ isOpen, hasShortcuts, onChange, onClose }: ShortcutsDialogProps) {
  const { t, rich } = useWords();
  return (
    <Dialog title={t('question.shortcuts.title')} isOpen={isOpen} onClose={onClose} closeLabel={t('common.close')}>
      <Stack gap={4}>
        <DescriptionList
          layout="ruled"
          items={[
            { term: t('question.shortcuts.choose'), value: rich('question.shortcuts.chooseKeys', { k: key }) },
            { term: t('question.shortcuts.confirm'), value: <Kbd>Enter</Kbd> },
            { term: t('question.shortcuts.next'), value: <Kbd>N</Kbd> },
            { term: t('question.shortcuts.help'), value: <Kbd>?</Kbd> },
          ]}
        />
        <Switch
          label={t('question.shortcuts.switch')}
          hint={t('question.shortcuts.switchHint')}
          isSelected={hasShortcuts}
          onChange={onChange}
        />
      </Stack>
    </Dialog>
  );
}

const key = ([name]: ReactNode[]) => <Kbd>{typeof name === 'string' ? name : ''}</Kbd>;
