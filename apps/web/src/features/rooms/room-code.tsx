import { CopyLink } from '#ui/buttons/copy-link.tsx';
import { QrCode } from '#ui/pictures/qr-code.tsx';
import { formatJoinLink, isLoopback } from './room-links.ts';

/** Shows others how to join: the code, the link, and the link as a QR code. */
export function RoomCode({ roomId, large = false }: { roomId: string; large?: boolean }) {
  const link = formatJoinLink(roomId);

  return (
    <div
      className={`grid grid-cols-[auto_minmax(0,1fr)] items-center sm:grid-rows-[auto_1fr] ${large ? 'gap-x-8 gap-y-3 lg:gap-x-12' : 'gap-x-4 gap-y-3 sm:gap-x-6'}`}
    >
      <div className="sm:row-span-2">
        <QrCode
          text={link}
          className={large ? 'size-24 sm:size-48 lg:size-72 low:size-28' : 'size-24 sm:size-36 lg:size-44 low:size-28'}
        />
      </div>
      <p
        className={`figures font-extrabold tracking-wide! ${large ? 'text-xl sm:text-4xl low:text-2xl lg:self-end lg:text-[5rem] lg:leading-none' : 'text-xl sm:text-3xl low:text-xl'}`}
      >
        {`Room code: ${roomId}`}
      </p>
      <div className="grid min-w-0 gap-3 self-start max-sm:col-span-2">
        <p className={`text-neutral-content/85 wrap-anywhere ${large ? 'lg:text-xl' : ''}`}>{link}</p>
        {isLoopback() && (
          <p className="max-w-reading text-sm text-neutral-content/85">
            This link only works on this computer. To invite phones on the same network, start the server with
            HOST=0.0.0.0 and open Quorbit at this computer's network address.
          </p>
        )}
        {!large && <CopyLink link={link} className="justify-self-start" />}
      </div>
    </div>
  );
}
