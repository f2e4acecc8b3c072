import { CircleAlert, CloudUpload, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PendingAttempt } from '#features/attempts/pending-attempts.mirror.ts';
import { OrbitMark } from '#ui/pictures/orbit-mark.tsx';

interface AttemptStatusProps {
  status: PendingAttempt['status'];
  refusal: string | null;
  storedBy: PendingAttempt['storedBy'];
  /** Whether sending fails or takes too long, so that the attempt counts as waiting; false while it's being sent. */
  stuck: boolean;
  /** Whether the quiz is sealed, so that this device can't grade the attempt. */
  sealed: boolean;
  /** Whether the status is shown together with a result, in a smaller form. */
  small: boolean;
}

/**
 * Shows the state of an attempt that hasn't counted yet (being sent, waiting, being checked or refused), and what
 * happens next.
 */
export function AttemptStatus({ status, refusal, storedBy, stuck, sealed, small }: AttemptStatusProps) {
  if (status === 'rejected') {
    return (
      <StatusLine
        small={small}
        icon={<Icon of={CircleAlert} small={small} />}
        title="The server didn't accept this attempt"
      >
        {refusal} {STORED_BY_TEXTS[storedBy]}
      </StatusLine>
    );
  }
  if (status === 'parked') {
    return (
      <StatusLine small={small} icon={<Icon of={CloudUpload} small={small} />} title="On the server, being checked">
        Your answers arrived and are safe. They'll count once someone has checked them.
      </StatusLine>
    );
  }
  if (!stuck)
    return <StatusLine small={small} icon={<OrbitMark spinning className="size-10" />} title="Sending your answers" />;
  if (small) {
    // The result above already says that the attempt waits.
    return (
      <StatusLine
        small
        icon={<Icon of={status === 'unsaved' ? CircleAlert : CloudUpload} small />}
        title={status === 'unsaved' ? 'Not saved in this browser' : 'Saved on this device'}
      >
        {status === 'unsaved' ? UNSAVED_TEXT : LATER_TEXT}
      </StatusLine>
    );
  }
  const gradeNote = sealed ? 'Sealed, graded when you reconnect. ' : '';
  return status === 'unsaved' ? (
    <StatusLine small={small} icon={<Icon of={CircleAlert} small={small} />} title="Not saved in this browser">
      {gradeNote}
      {UNSAVED_TEXT} <span>Waiting</span> to send.
    </StatusLine>
  ) : (
    <StatusLine
      small={small}
      icon={<Icon of={sealed ? Lock : CloudUpload} small={small} />}
      title={
        <>
          Saved on this device. <span>Waiting</span> to send
        </>
      }
    >
      {gradeNote}
      {LATER_TEXT}
    </StatusLine>
  );
}

const STORED_BY_TEXTS: Record<PendingAttempt['storedBy'], string> = {
  server: 'Your answers are safe on the server.',
  device: 'Your answers are safe on this device.',
  page: "This browser couldn't save your answers: they're here as long as this page is open.",
};
const UNSAVED_TEXT = 'Keep this page open until your answers are sent.';
const LATER_TEXT = "We'll send your answers as soon as you're back online. You can do something else meanwhile.";

interface StatusLineProps {
  small: boolean;
  icon: ReactNode;
  title: ReactNode;
  children?: ReactNode;
}

function StatusLine({ small, icon, title, children }: StatusLineProps) {
  return (
    <>
      {icon}
      <div role="status" className={`min-w-0 flex-1 ${small ? 'basis-52' : 'basis-72'}`}>
        <p className={small ? 'font-semibold' : 'font-display text-xl font-bold'}>{title}</p>
        {children && <p>{children}</p>}
      </div>
    </>
  );
}

function Icon({ of: Shape, small }: { of: typeof Lock; small: boolean }) {
  return <Shape className={`shrink-0 ${small ? 'size-6' : 'size-10 text-accent'}`} aria-hidden="true" />;
}
