import type { ReactNode } from 'react';
import { QrCode } from '../pictures/qr-code.tsx';
import { CopyLink } from './copy-link.tsx';

interface ShareLinkProps {
  link: string;
  /** A note shown under the link. */
  note?: ReactNode;
  /** An extra control shown beside the copy button. */
  action?: ReactNode;
}

/** A link to share: with a copy button and as a QR code. */
export function ShareLink({ link, note, action }: ShareLinkProps) {
  return (
    <div className="flex flex-wrap items-start gap-4">
      <QrCode text={link} className="size-28" />
      <div className="grid min-w-0 grow basis-48 gap-3">
        <div>
          <p className="text-sm wrap-anywhere">{link}</p>
          {note && <p className="mt-1 text-sm text-quiet">{note}</p>}
        </div>
        <p className="flex flex-wrap gap-2">
          <CopyLink link={link} />
          {action}
        </p>
      </div>
    </div>
  );
}
