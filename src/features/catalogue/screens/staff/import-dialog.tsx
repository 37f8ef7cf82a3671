import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { linkClass } from '#ui/link-class.ts';
import { Notice } from '#ui/notice.tsx';
import { Progress } from '#ui/progress.tsx';
import { FileDrop } from './file-drop.tsx';
import { ImportReportView } from './import-report.tsx';
import { useProductImport } from './use-product-import.ts';

type ImportDialogProps = { open: boolean; onClose: () => void; exportHref: string };

/** Imports a product file: first a dry run with its errors, then all of it or nothing. */
export function ImportDialog({ open, onClose, exportHref }: ImportDialogProps) {
  const leave = () => {
    file.reset();
    onClose();
  };
  const file = useProductImport(leave);
  const { report } = file;
  const count = report ? report.added + report.changed : 0;
  const isReady = report !== undefined && report.errorCount === 0 && count > 0;
  // Closing cannot stop an import, and would hide its result.
  const close = () => {
    if (!file.isImporting) leave();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      size="lg"
      title="Import products"
      description="First the file is checked and nothing is changed. It is imported whole or not at all."
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            Cancel
          </Button>
          {isReady && (
            <Button onClick={file.start} pending={file.isImporting} pendingLabel="Importing...">
              Import {count.toLocaleString('en-GB')} {count === 1 ? 'product' : 'products'}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <FileDrop
          label={file.fileName === undefined ? 'Choose a CSV file' : 'Choose another file'}
          accept=".csv,.tsv,.txt,text/csv"
          hint={
            <>
              Up to 50 MB<span className="max-sm:hidden">, or drop it here</span>
            </>
          }
          fileName={file.fileName}
          onFile={file.choose}
        />
        {(file.isChecking || file.isImporting) && <OnItsWay file={file} />}
        {file.error !== undefined && (
          <Notice tone="negative" role="alert" title="The file was not read">
            {file.error}
          </Notice>
        )}
        {report && !file.isChecking && !file.isImporting && <ImportReportView report={report} />}
        {file.fileName === undefined && <HowToWrite exportHref={exportHref} />}
      </div>
    </Dialog>
  );
}

function OnItsWay({ file }: { file: ReturnType<typeof useProductImport> }) {
  const doing = file.isImporting ? 'Importing' : 'Checking every line';
  return file.sent < 1 ? (
    <Progress label="Sending the file" value={file.sent * 100} />
  ) : (
    <Progress label={doing} showValue={false} />
  );
}

function HowToWrite({ exportHref }: { exportHref: string }) {
  return (
    <div className="text-ink-soft text-sm leading-normal">
      <p>
        The first line names the columns; every row needs a <b>price</b>, and a new product a <b>name</b> and a{' '}
        <b>category</b> too. A row with an <b>id</b> or a known <b>sku</b> changes that product. Columns that the file
        does not have stay as they are.
      </p>
      <p className="mt-2">
        Stock: <b>stockCount</b> sets it to what was counted just now, <b>stockChange</b> adds or takes away (+3, -2);
        with one of them a known product needs no price. <b>stockQuantity</b> of an export counts as of <b>stockAsOf</b>
        : what has been sold since is not overwritten, unless <b>evenIfStale</b> says yes in that row.
      </p>
      <p className="mt-2">
        The easiest start is{' '}
        <a href={exportHref} download className={linkClass}>
          an export of your products
        </a>
        .
      </p>
    </div>
  );
}
