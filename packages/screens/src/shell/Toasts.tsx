import { ToastRegion, type ToastRegionProps } from '@prepar/ui/ToastRegion';
import { useWords } from '../common/words.tsx';

/** The notices over every page. Render it once and always. */
export function Toasts({ queue }: Pick<ToastRegionProps, 'queue'>) {
  const { t } = useWords();
  return <ToastRegion queue={queue} label={t('common.toasts')} closeLabel={t('common.close')} />;
}
