import { useEffect, useState } from 'react';

/**
 * A QR code of the text. Its encoder is loaded on demand; if that fails, the box stays empty and the text beside it
 * says the same.
 */
export function QrCode({ text, className }: { text: string; className: string }) {
  const [path, setPath] = useState<{ size: number; d: string } | null>(null);
  useEffect(() => {
    let isUnmounted = false;
    import('uqr').then(
      ({ encode }) => {
        const { data, size } = encode(text, { border: 2 });
        const d = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
        if (!isUnmounted) setPath({ size, d });
      },
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, [text]);
  return (
    // Cameras need dark modules on a light ground, so the colours are the same in every theme.
    <div className={`shrink-0 rounded-card bg-neutral-content p-1 text-neutral ${className}`}>
      {path && (
        <svg
          viewBox={`0 0 ${path.size} ${path.size}`}
          role="img"
          aria-label="QR code of the link"
          className="size-full"
          shapeRendering="crispEdges"
        >
          <path d={path.d} fill="currentColor" />
        </svg>
      )}
    </div>
  );
}
