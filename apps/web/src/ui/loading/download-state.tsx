import { CloudDownload, HardDriveDownload, Trash2 } from 'lucide-react';
import { Button } from '../buttons/button.tsx';

interface DownloadStateProps {
  /** The download's size on this device, in words; null if it isn't downloaded. */
  size: string | null;
  /** Starts the download; null if it can't be downloaded at the moment. */
  onDownload: (() => void) | null;
  downloading: boolean;
  /** Removes the download; null if it's still needed on this device. */
  onRemove: (() => void) | null;
}

/** Shows whether something is downloaded to this device, with a button to download or remove it. */
export function DownloadState({ size, onDownload, downloading, onRemove }: DownloadStateProps) {
  if (size === null) {
    return (
      <Button
        look="quiet"
        disabled={onDownload === null}
        busy={downloading}
        onClick={onDownload ?? undefined}
        icon={<CloudDownload className="size-5" aria-hidden="true" />}
        className="-ms-3 justify-self-start px-3"
      >
        Download
      </Button>
    );
  }
  return (
    <div className="flex min-h-11 items-center gap-2">
      <HardDriveDownload className="size-5 shrink-0 text-success" aria-hidden="true" />
      <p role="status" className="flex flex-wrap gap-x-2">
        <span className="font-semibold">Available offline</span>
        <span className="text-quiet">{size}</span>
      </p>
      {onRemove && (
        <button
          type="button"
          aria-label="Remove download"
          title="Remove download"
          onClick={onRemove}
          className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-field text-quiet hover:bg-base-200 hover:text-base-content"
        >
          <Trash2 className="size-5" aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
