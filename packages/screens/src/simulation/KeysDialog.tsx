import { DescriptionList } from '@prepar/ui/DescriptionList';
import { Dialog } from '@prepar/ui/Dialog';
import { Kbd } from '@prepar/ui/Kbd';
import type { ReactNode } from 'react';
import { useWords } from '../common/words.tsx';

interface KeysDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Which keys do what while a simulation runs. They are turned off in practice, where they hold too. */
export function KeysDialog({ isOpen, onClose }: KeysDialogProps) {
  const { t, rich } = useWords();
  return (
    <Dialog title={t('simulation.keys.title')} isOpen={isOpen} onClose={onClose} closeLabel={t('common.close')}>
      <DescriptionList
        layout="ruled"
        items={[
          { term: t('simulation.keys.choose'), value: rich('simulation.keys.chooseKeys', { k: key }) },
          { term: t('simulation.keys.strike'), value: rich('simulation.keys.strikeKeys', { k: key }) },
          { term: t('simulation.keys.flag'), value: <Kbd>F</Kbd> },
          { term: t('simulation.keys.next'), value: <Kbd>N</Kbd> },
          { term: t('simulation.keys.previous'), value: <Kbd>P</Kbd> },
          { term: t('simulation.keys.help'), value: <Kbd>?</Kbd> },
        ]}
      />
    </Dialog>
  );
}

const key = ([name]: ReactNode[]) => <Kbd>{typeof name === 'string' ? name : ''}</Kbd>;
