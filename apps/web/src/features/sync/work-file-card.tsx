import { Download, Upload } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { notify } from '#lib/notifications.ts';
import { useWork } from '#offline/use-work.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

/** Work that was not sent, as a file to carry to another device of the same person. */
export function WorkFileCard() {
  const { exportFile, importFile } = useWork();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState<'export' | 'import' | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function onExport(): Promise<void> {
    setBusy('export');
    try {
      const count = await exportFile();
      notify(count === 0 ? 'Nothing waits; the file is empty.' : `${pieces(count)} saved as a file.`, {
        type: 'success',
      });
    } catch {
      notify('This browser could not read what waits. Try again.', { type: 'error' });
    } finally {
      setBusy(null);
    }
  }

  async function onFile(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = event.currentTarget.files ?? [];
    // The same file may be chosen again.
    event.currentTarget.value = '';
    if (!file) return;
    setBusy('import');
    setRefusal(null);
    try {
      const count = await importFile(file);
      notify(count === 0 ? 'All of it was here already.' : `${pieces(count)} taken in.`, { type: 'success' });
    } catch (error) {
      const isFileError = error instanceof Error && error.name === 'WorkFileError';
      setRefusal(isFileError ? error.message : 'The file could not be read. Try again.');
    } finally {
      setBusy(null);
    }
  }

  return (
    <section aria-labelledby="as-a-file" className="grid gap-3">
      <h2 id="as-a-file" className="text-xl">
        As a file
      </h2>
      <Card className="grid gap-4">
        <p>
          Save what was not sent as a file, and take it in on another device of yours. It counts once, however often you
          do that. A file of another account is refused.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button busy={busy === 'export'} onClick={onExport} icon={<Download className="size-5" aria-hidden="true" />}>
            Save unsent work
          </Button>
          <Button
            busy={busy === 'import'}
            onClick={() => input.current?.click()}
            icon={<Upload className="size-5" aria-hidden="true" />}
          >
            Take in a file
          </Button>
          <input
            ref={input}
            type="file"
            accept="application/json,.json"
            aria-label="File of unsent work"
            tabIndex={-1}
            className="sr-only"
            onChange={onFile}
          />
        </div>
        {refusal && (
          <p role="alert" className="font-semibold text-error">
            {refusal}
          </p>
        )}
      </Card>
    </section>
  );
}

function pieces(count: number): string {
  return count === 1 ? '1 piece of work' : `${count} pieces of work`;
}
