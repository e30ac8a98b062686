import DownloadRounded from '@mui/icons-material/DownloadRounded';
import { useState } from 'react';
import type { TableDefinition } from '#schemas/table.ts';
import { downloadCsv } from '#src/browser/download.ts';
import { ActionButton } from '#src/components/controls/action-button.tsx';
import { csvOf } from '#src/components/lists/csv.ts';
import { useShownColumns, type Grid } from '#src/components/lists/use-data-table.ts';
import { useTranslation } from '#src/language/i18n.ts';
import type { List, ListRow } from '#src/stores/list.ts';
import { clearToasts, toast } from '#src/stores/toasts.ts';

export interface ExportButtonProps<Row extends ListRow> {
  table: TableDefinition;
  list: List<Row>;
  grid: Grid<Row>;
}

/** Every row that matches as a file, in the columns that are shown. */
export function ExportButton<Row extends ListRow>({ table, list, grid }: ExportButtonProps<Row>) {
  const speech = useTranslation();
  const { t } = speech;
  const [isExporting, setExporting] = useState(false);
  const columns = useShownColumns(table, grid);
  const exportRows = async (): Promise<void> => {
    clearToasts();
    setExporting(true);
    const outcome = await list.all();
    setExporting(false);
    if (!outcome.ok) return toast('error', outcome.error);
    downloadCsv(table.name, csvOf(table, columns, outcome.data, speech));
  };
  return (
    <ActionButton
      variant="outlined"
      color="inherit"
      startIcon={<DownloadRounded />}
      busy={isExporting}
      onClick={() => void exportRows()}
    >
      {t('Export CSV')}
    </ActionButton>
  );
}
