import { CircleAlert, CloudUpload, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PendingAttempt } from '#offline/mirror/attempts.ts';
import { OrbitMark } from '#ui/orbit-mark.tsx';

interface AttemptStandingProps {
  standing: PendingAttempt['standing'];
  refusal: string | null;
  /** Whether it waits; else it is on its way. */
  heldUp: boolean;
  /** This device cannot grade it. */
  sealed: boolean;
  /** It stands beside a result. */
  small: boolean;
}

/** Where an attempt stands: on its way, waiting, kept for a look, or refused; and what is to be done. */
export function AttemptStanding({ standing, refusal, heldUp, sealed, small }: AttemptStandingProps) {
  if (standing === 'rejected') {
    return (
      <Standing
        small={small}
        icon={<Icon of={CircleAlert} small={small} />}
        title="The server did not take this attempt"
      >
        {refusal} Your answers stay on this device.
      </Standing>
    );
  }
  if (standing === 'parked') {
    return (
      <Standing
        small={small}
        icon={<Icon of={CloudUpload} small={small} />}
        title="Kept on the server, being looked at"
      >
        Your answers arrived and are safe. They count as soon as somebody has had a look.
      </Standing>
    );
  }
  if (!heldUp)
    return <Standing small={small} icon={<OrbitMark spinning className="size-10" />} title="Sending your answers" />;
  const later = sealed ? 'Sealed, graded when you reconnect. ' : '';
  return standing === 'unsaved' ? (
    <Standing small={small} icon={<Icon of={CircleAlert} small={small} />} title={<>Not saved in this browser</>}>
      {later}Keep this page open until it is sent. <span>Waiting</span> for the server.
    </Standing>
  ) : (
    <Standing
      small={small}
      icon={<Icon of={sealed ? Lock : CloudUpload} small={small} />}
      title={
        <>
          Saved on this device. <span>Waiting</span> to send
        </>
      }
    >
      {later}It is sent by itself as soon as the server can be reached. You may go on with something else.
    </Standing>
  );
}

interface StandingProps {
  small: boolean;
  icon: ReactNode;
  title: ReactNode;
  children?: ReactNode;
}

function Standing({ small, icon, title, children }: StandingProps) {
  return (
    <>
      {icon}
      <div role="status" className="min-w-0 flex-1 basis-72">
        <p className={small ? 'font-semibold' : 'font-display text-xl font-bold'}>{title}</p>
        {children && <p>{children}</p>}
      </div>
    </>
  );
}

function Icon({ of: Shape, small }: { of: typeof Lock; small: boolean }) {
  return <Shape className={`shrink-0 ${small ? 'size-6' : 'size-10 text-accent'}`} aria-hidden="true" />;
}
