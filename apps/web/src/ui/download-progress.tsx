import { Button } from '#ui/button.tsx';

interface DownloadProgressProps {
  /** How much has arrived, e.g. `12 MB`. */
  size: string;
  onCancel: () => void;
}

/** The progress of a download whose size nobody knows beforehand. */
export function DownloadProgress({ size, onCancel }: DownloadProgressProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="figures">
        {size} so far
      </p>
      <Button onClick={onCancel}>Cancel download</Button>
    </div>
  );
}
