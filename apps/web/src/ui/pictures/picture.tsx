import { ImageOff } from 'lucide-react';

interface PictureProps {
  /** The question's picture; null if it has none. `url` is null while the picture is being fetched. */
  picture: { url: string | null; alt: string; failed: boolean } | null;
  className?: string;
}

/** A question's picture. If it couldn't be loaded, its alternative text is shown instead. */
export function Picture({ picture, className = 'max-h-80' }: PictureProps) {
  if (!picture) return null;
  const { url, alt, failed } = picture;
  if (failed)
    return (
      <p className="flex items-center gap-3 rounded-card border border-dashed border-base-content/40 p-4 text-start">
        <ImageOff className="size-6 shrink-0 text-quiet" aria-hidden="true" />
        <span className="min-w-0 wrap-anywhere">
          <span className="text-quiet">Picture not on this device:</span> {alt}
        </span>
      </p>
    );
  if (url === null)
    return <div role="img" aria-label={alt} className="skeleton h-48 max-w-sm rounded-card bg-base-300" />;
  return <img src={url} alt={alt} className={`max-w-full rounded-card border border-base-300 ${className}`} />;
}
