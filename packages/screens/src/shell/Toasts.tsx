import { ToastRegion, type ToastRegionProps } from '@prepar/ui/ToastRegion';
import { useWords } from '../common/words.tsx';

/** The notices over every page. Render it once and always. */
export function Toasts({ toasts, onClose }: Pick<ToastRegionProps, 'toasts' | 'onClose'>) {
  const { t } = useWords();
  return <ToastRegion toasts={toasts} onClose={onClose} label={t('common.toasts')} closeLabel={t('common.close')} />;
}
