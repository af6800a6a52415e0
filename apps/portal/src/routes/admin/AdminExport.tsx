import { AdminExportDialog } from '@prepar/screens/admin/AdminExportDialog';
import type { AdminFigures } from '@prepar/screens/admin/AdminScreen.types.ts';
import { useWords } from '@prepar/screens/common/words';
import { countRows, exportTables, saveFiles } from './exportFiles.ts';

interface AdminExportProps {
  figures: AdminFigures;
  onClose: () => void;
}

/** Asks which figures to save for a spreadsheet, and saves them. */
export function AdminExport({ figures, onClose }: AdminExportProps) {
  const words = useWords();
  const tables = exportTables(figures, words);
  return (
    <AdminExportDialog
      rows={countRows(tables)}
      actions={{
        save: (files) => {
          saveFiles(tables, files, figures.generatedAt.slice(0, 10), words);
          onClose();
        },
        close: onClose,
      }}
    />
  );
}
