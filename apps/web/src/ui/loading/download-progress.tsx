import { Button } from '#ui/buttons/button.tsx';
import { OrbitMark } from '#ui/pictures/orbit-mark.tsx';

interface DownloadProgressProps {
  /** The amount that has arrived, e.g. `12 MB`. */
  size: string;
  onCancel: () => void;
}

/** The progress of a download of unknown size. Screen readers announce once that it runs. */
export function DownloadProgress({ size, onCancel }: DownloadProgressProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="sr-only">
        Downloading…
      </p>
      <p className="figures flex items-center gap-2">
        <OrbitMark spinning className="size-5" />
        {size} so far
      </p>
      <Button onClick={onCancel}>Cancel download</Button>
    </div>
  );
}
