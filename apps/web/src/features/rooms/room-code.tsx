import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { isLoopback, joinLink } from './room-links.ts';

const COPIED_MS = 2500;

/** How others get in: the code, the link, and a picture of the link for cameras. */
export function RoomCode({ roomId, large = false }: { roomId: string; large?: boolean }) {
  const [copied, setCopied] = useState(false);
  const link = joinLink(roomId);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  return (
    <div
      className={`grid items-center sm:grid-cols-[auto_minmax(0,1fr)] ${large ? 'gap-8 lg:gap-12' : 'gap-4 sm:gap-6'}`}
    >
      <QrCode text={link} className={large ? 'size-48 lg:size-72' : 'size-36 lg:size-44'} />
      <div className="grid min-w-0 gap-3">
        <p
          className={`figures font-extrabold tracking-wide! ${large ? 'text-4xl lg:text-[5rem] lg:leading-none' : 'text-3xl'}`}
        >
          {`Room code: ${roomId}`}
        </p>
        <p className={`text-neutral-content/85 wrap-anywhere ${large ? 'text-xl' : ''}`}>{link}</p>
        {isLoopback() && (
          <p className="max-w-reading text-sm text-neutral-content/85">
            Only this computer can open that link. For phones around you, start the server with HOST=0.0.0.0 and open it
            at this computer's address in the network.
          </p>
        )}
        {!large && (
          <Button
            className="justify-self-start"
            icon={
              copied ? <Check className="size-5" aria-hidden="true" /> : <Copy className="size-5" aria-hidden="true" />
            }
            onClick={() =>
              navigator.clipboard?.writeText(link).then(
                () => setCopied(true),
                () => undefined,
              )
            }
          >
            {copied ? 'Link copied' : 'Copy link'}
          </Button>
        )}
      </div>
    </div>
  );
}

/** A QR code. Its code is loaded when one is drawn; without it the words beside it say the same. */
function QrCode({ text, className }: { text: string; className: string }) {
  const [path, setPath] = useState<{ size: number; d: string } | null>(null);
  useEffect(() => {
    let gone = false;
    import('uqr').then(
      ({ encode }) => {
        const { data, size } = encode(text, { border: 2 });
        const d = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
        if (!gone) setPath({ size, d });
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [text]);
  return (
    // Cameras want it dark on light in every theme.
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
