import { MAX_UPLOAD_BYTES } from '@quorbit/contracts/images/limits';
import { ImagePlus, Trash2 } from 'lucide-react';
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import { formatBytes } from '#lib/words/format-bytes.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { ProgressBar } from '#ui/loading/progress-bar.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import { usePicture } from '../../use-picture.ts';
import type { EditedImage } from '../edited-quiz.ts';
import { ProblemText } from '../forms/problem-text.tsx';
import { IMAGE_TYPES, UploadError, uploadImage } from './upload-image.ts';

interface ImageFieldProps {
  image: EditedImage | null;
  onChange: (image: EditedImage | null) => void;
  error: string | undefined;
  altError: string | undefined;
}

type Upload = { share: number; url: string } | { failed: string } | null;

/** The field for a question's picture and its alternative text. A picked file is shown while it is being sent. */
export function ImageField({ image, onChange, error, altError }: ImageFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { upload, local, send, cancel } = useUpload((src) => onChange({ src, alt: image?.alt ?? '' }));
  const sending = upload && 'share' in upload ? upload : null;
  const problem = upload && 'failed' in upload ? upload.failed : error;
  // A picture that was picked here is shown from its local URL instead of being fetched.
  const url = sending?.url ?? (image && local?.src === image.src ? local.url : null);
  const stored = usePicture(url ? null : image);
  const picture = url ? { url, alt: image?.alt ?? '', failed: false } : stored;

  function onPick(event: ChangeEvent<HTMLInputElement>): void {
    const [file] = event.target.files ?? [];
    // The file input is cleared, so that the same file can be picked again after a failure.
    event.target.value = '';
    if (file) void send(file);
  }

  return (
    <fieldset className="grid gap-3" aria-describedby={problem ? `${id}-problem` : undefined}>
      <legend className="mb-1.5 font-semibold">
        Image <span className="font-normal text-quiet">Optional.</span>
      </legend>
      <Picture picture={picture} className={`max-h-60 justify-self-start ${sending ? 'opacity-55' : ''}`} />
      {sending && <ProgressBar label="Sending the image" value={sending.share} max={1} className="max-w-88" />}
      <ProblemText id={`${id}-problem`}>{problem}</ProblemText>
      <input
        ref={input}
        type="file"
        name="image.src"
        aria-label="Image file"
        accept={IMAGE_TYPES.join()}
        onChange={onPick}
        className="sr-only"
        tabIndex={-1}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          onClick={() => (sending ? cancel() : input.current?.click())}
          icon={sending ? undefined : <ImagePlus className="size-5" aria-hidden="true" />}
        >
          {sending ? 'Cancel' : image ? 'Replace image' : 'Add image'}
        </Button>
        {image && !sending && (
          <Button
            look="quiet"
            className="text-error"
            onClick={() => onChange(null)}
            icon={<Trash2 className="size-5" aria-hidden="true" />}
          >
            Remove image
          </Button>
        )}
      </div>
      {image && (
        <TextField
          name="image.alt"
          label="Alternative text"
          value={image.alt}
          required
          maxLength={300}
          autoComplete="off"
          onChange={(event) => onChange({ ...image, alt: event.target.value })}
          error={altError}
          hint="What the image shows, for people who can't see it. Don't give the answer away."
        />
      )}
    </fieldset>
  );
}

/** Manages the upload of a picture, one file at a time; leaving the question cancels it. */
function useUpload(onStored: (src: string) => void) {
  const [upload, setUpload] = useState<Upload>(null);
  /** The last file that was stored: `src` is its path on the server, `url` its local object URL. */
  const [local, setLocal] = useState<{ src: string; url: string } | null>(null);
  const running = useRef<AbortController | null>(null);
  const urls = useRef<string[]>([]);
  useEffect(() => {
    const createdUrls = urls.current;
    return () => {
      running.current?.abort();
      for (const url of createdUrls) URL.revokeObjectURL(url);
    };
  }, []);

  async function send(file: File): Promise<void> {
    const fileProblem = findFileProblem(file);
    if (fileProblem) return setUpload({ failed: fileProblem });
    running.current?.abort();
    const abort = new AbortController();
    running.current = abort;
    const url = URL.createObjectURL(file);
    urls.current.push(url);
    setUpload({ share: 0, url });
    try {
      const { src } = await uploadImage(file, (share) => setUpload({ share, url }), abort.signal);
      setLocal({ src, url });
      onStored(src);
      setUpload(null);
    } catch (error) {
      if (!abort.signal.aborted) setUpload({ failed: failureOf(error) });
    }
  }

  function cancel(): void {
    running.current?.abort();
    setUpload(null);
  }

  return { upload, local, send, cancel };
}

function findFileProblem(file: File): string | null {
  if (!IMAGE_TYPES.includes(file.type)) return 'Choose a PNG, JPEG or WebP image.';
  return file.size > MAX_UPLOAD_BYTES ? `Choose an image of at most ${formatBytes(MAX_UPLOAD_BYTES)}.` : null;
}

function failureOf(error: unknown): string {
  const reason = error instanceof UploadError ? error.message : 'Something went wrong.';
  return `The image wasn't added. ${reason}`;
}
