import { Button } from '@prepar/ui/Button';
import { CheckboxGroup } from '@prepar/ui/CheckboxGroup';
import { Dialog } from '@prepar/ui/Dialog';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../common/words.tsx';
import {
  type AdminExport,
  type AdminExportActions,
  type AdminExportRows,
  adminExports,
} from './AdminExportDialog.types.ts';

export interface AdminExportDialogProps {
  rows: AdminExportRows;
  actions: AdminExportActions;
}

/** What to save for a spreadsheet. The file with personal data is left out at first. It is open as long as it is rendered. */
export function AdminExportDialog({ rows, actions }: AdminExportDialogProps) {
  const { t } = useWords();
  const [files, setFiles] = useState<AdminExport[]>(adminExports.filter((file) => file !== 'people'));
  const [isIncomplete, setIncomplete] = useState(false);
  const save = () => {
    setIncomplete(files.length === 0);
    if (files.length > 0) actions.save(files);
  };
  return (
    <Dialog
      isOpen
      title={t('admin.export.title')}
      onClose={actions.close}
      closeLabel={t('common.close')}
      onSubmit={save}
      actions={
        <>
          <Button tone="secondary" onPress={actions.close}>
            {t('admin.export.cancel')}
          </Button>
          <Button type="submit" icon={Download}>
            {t('admin.export.save', { count: files.length })}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <Text tone="muted">{t('admin.export.text')}</Text>
        <CheckboxGroup
          label={t('admin.export.what')}
          values={files}
          onChange={(values) => {
            setIncomplete(false);
            setFiles(values);
          }}
          options={adminExports.map((file) => ({
            value: file,
            label: t(`admin.export.${file}`),
            hint: t(file === 'people' ? 'admin.export.personal' : 'admin.export.rows', { count: rows[file] }),
          }))}
          {...(isIncomplete && { errorMessage: t('admin.export.required') })}
        />
      </Stack>
    </Dialog>
  );
}
