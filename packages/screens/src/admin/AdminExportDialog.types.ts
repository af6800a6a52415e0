/** The files that can be exported. */
export const adminExports = ['exams', 'usage', 'calls', 'growth', 'people'] as const;
export type AdminExport = (typeof adminExports)[number];

/** How many rows each file has, without its head. */
export type AdminExportRows = Record<AdminExport, number>;

export interface AdminExportActions {
  /** Saves the files. */
  save: (files: AdminExport[]) => void;
  close: () => void;
}
