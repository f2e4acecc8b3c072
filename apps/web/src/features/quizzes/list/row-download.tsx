import { CloudDownload, HardDriveDownload, Trash2 } from 'lucide-react';
import { OrbitMark } from '#ui/pictures/orbit-mark.tsx';
import type { QuizDownload } from '../use-quiz-download.ts';

const BUTTON_CLASSES =
  'relative grid size-11 shrink-0 place-items-center rounded-field text-quiet enabled:cursor-pointer enabled:hover:bg-base-200 enabled:hover:text-base-content disabled:opacity-40';

/** The icon button that downloads a quiz or removes the download; it lies above the link that covers the row. */
export function RowDownload({ size, downloading, onDownload, onRemove }: QuizDownload) {
  if (size !== null) {
    // On phones this icon replaces the words 'Available offline'.
    if (onRemove === null) {
      return (
        <span className="grid w-11 shrink-0 place-items-center text-success md:invisible" title="Available offline">
          <HardDriveDownload className="size-5" aria-hidden="true" />
        </span>
      );
    }
    return (
      <button
        type="button"
        aria-label="Remove download"
        title="Remove download"
        onClick={onRemove}
        className={BUTTON_CLASSES}
      >
        <Trash2 className="size-5" aria-hidden="true" />
      </button>
    );
  }
  return (
    <button
      type="button"
      aria-label="Download"
      title="Download"
      disabled={onDownload === null}
      aria-busy={downloading || undefined}
      aria-disabled={downloading || undefined}
      onClick={downloading ? undefined : (onDownload ?? undefined)}
      className={BUTTON_CLASSES}
    >
      {downloading ? (
        <OrbitMark spinning className="size-5" />
      ) : (
        <CloudDownload className="size-5" aria-hidden="true" />
      )}
    </button>
  );
}
