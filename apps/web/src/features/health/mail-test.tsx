import type { MailTest as Result } from '@quorbit/contracts/health/schema';
import { CircleCheck, FolderDown, Send } from 'lucide-react';
import { useConnection } from '#lib/server/connection.ts';
import { describeFailure } from '#lib/server/errors.ts';
import { formatRefusal } from '#lib/server/format-refusal.ts';
import { Button } from '#ui/buttons/button.tsx';
import { FormAlert } from '#ui/forms/form-alert.tsx';
import { useTestMail } from './health.mutations.ts';

const NOT_SENT = "The test e-mail couldn't be sent. Try again.";

/** Sends a test e-mail to the admin's own address and shows what the mail server said. */
export function MailTest() {
  const { mutate, isPending, data, error } = useTestMail();
  const offline = useConnection().state === 'offline';
  return (
    <div className="grid *:not-empty:not-first:mt-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          busy={isPending}
          disabled={offline}
          onClick={() => mutate()}
          icon={<Send className="size-5" aria-hidden="true" />}
        >
          {isPending ? 'Sending…' : 'Send a test e-mail'}
        </Button>
        <p className="text-sm text-quiet">
          {offline ? "You're offline." : 'To your own address, at most five times an hour.'}
        </p>
      </div>
      {error && !isPending && <FormAlert>{formatRefusal(describeFailure(error), NOT_SENT)}</FormAlert>}
      {/* The element is always rendered, so that screen readers announce its content when it changes. */}
      <div role="status">{data && !isPending && data.accepted && <Accepted result={data} />}</div>
      {data && !isPending && !data.accepted && (
        <FormAlert>
          <p className="font-semibold">The test e-mail wasn't accepted.</p>
          <p className="wrap-anywhere">{data.answer}</p>
          {data.advice !== null && <p className="mt-1">{data.advice}</p>}
        </FormAlert>
      )}
    </div>
  );
}

function Accepted({ result: { by, to, answer } }: { result: Result }) {
  const sent = by === 'server';
  const Icon = sent ? CircleCheck : FolderDown;
  return (
    <div
      className={`flex gap-3 rounded-field border px-4 py-3 ${sent ? 'border-success/40 bg-success/10' : 'border-base-300 bg-base-200'}`}
    >
      <Icon className={`mt-0.5 size-5 shrink-0 ${sent ? 'text-success' : 'text-quiet'}`} aria-hidden="true" />
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">
          {sent ? `Sent. Look for it in the inbox of ${to}.` : 'No mail server is set up yet.'}
        </p>
        <p>{sent ? `The mail server said: ${answer}` : answer}</p>
      </div>
    </div>
  );
}
