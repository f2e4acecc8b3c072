import { Download, Upload } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { notify } from '#lib/notifications.ts';
import { useLoadAreas } from '#offline/mirror/areas-context.ts';
import { formatWorkAmount } from '#offline/mirror/work-amount.ts';
import { useWork } from '#offline/use-work.ts';
import { Button } from '#ui/buttons/button.tsx';

/** Buttons that save unsent work as a file and import it on another device of the same user. */
export function WorkFile() {
  const { exportFile, importFile } = useWork();
  const loadAreas = useLoadAreas();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState<'export' | 'import' | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function onExport(): Promise<void> {
    setBusy('export');
    try {
      const types = await exportFile();
      notify(
        types.length === 0
          ? 'Nothing is waiting, so the file is empty.'
          : `Saved as a file: ${formatWorkAmount(types, await loadAreas())}.`,
        {
          type: 'success',
        },
      );
    } catch {
      notify("We couldn't read your work. Try again.", { type: 'error' });
    } finally {
      setBusy(null);
    }
  }

  async function onFile(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = event.currentTarget.files ?? [];
    // The input is cleared, so that the same file can be chosen again.
    event.currentTarget.value = '';
    if (!file) return;
    setBusy('import');
    setRefusal(null);
    try {
      const types = await importFile(file);
      notify(
        types.length === 0
          ? 'You already have all of it here.'
          : `Imported: ${formatWorkAmount(types, await loadAreas())}.`,
        {
          type: 'success',
        },
      );
    } catch (error) {
      const isFileError = error instanceof Error && error.name === 'WorkFileError';
      setRefusal(isFileError ? error.message : "We couldn't read the file. Try again.");
    } finally {
      setBusy(null);
    }
  }

  return (
    <section aria-labelledby="as-a-file" className="grid gap-3">
      <h3 id="as-a-file" className="text-base">
        Your work as a file
      </h3>
      <p>
        Save what hasn't been sent as a file, then import it on another device where you're logged in. It counts once,
        however often you import it.
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
          Import file
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
    </section>
  );
}
