import { EXPORT_END, OWN_EXPORT_PATH } from '@quorbit/contracts/accounts/export';
import { Download } from 'lucide-react';
import { showDownloadFailure, useDownload } from '#lib/files/use-download.ts';
import { formatBytes } from '#lib/words/format-bytes.ts';
import { Button } from '#ui/buttons/button.tsx';
import { SavedNote } from '#ui/forms/save-row.tsx';
import { DownloadProgress } from '#ui/loading/download-progress.tsx';
import { Setting } from './settings-group.tsx';

/** The setting that downloads everything the server stores about the user, as a JSON file. */
export function ExportSetting() {
  const { bytes, saved, download, cancel } = useDownload();
  function start(): void {
    const fileName = `quorbit-${new Date().toISOString().slice(0, 10)}.json`;
    download({ address: OWN_EXPORT_PATH, method: 'POST', fileName, type: 'application/json', end: EXPORT_END }).catch(
      showDownloadFailure,
    );
  }
  return (
    <Setting
      title="Download your data"
      why="Get one JSON file with your profile, quizzes, attempts, XP, sessions and your account's history."
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {bytes === null ? (
          <Button icon={<Download className="size-5" aria-hidden="true" />} onClick={start}>
            Download my data
          </Button>
        ) : (
          <DownloadProgress size={formatBytes(bytes)} onCancel={cancel} />
        )}
        <SavedNote show={saved}>Your file is ready</SavedNote>
      </div>
    </Setting>
  );
}
