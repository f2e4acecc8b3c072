import { isNotified } from '@quorbit/contracts/moderation/actions';
import { MAX_ANSWER, NOTICE_LABELS } from '@quorbit/contracts/moderation/messages';
import { answerInput, type OwnDecision } from '@quorbit/contracts/moderation/schema';
import { listIssues } from '#lib/forms/list-issues.ts';
import { useForm } from '#lib/forms/use-form.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Card } from '#ui/card.tsx';
import { FormAlert } from '#ui/forms/form-alert.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { useAnswerDecision } from './moderation.mutations.ts';

/** A decision about the user, with the one answer that the user may give. */
export function DecisionCard({ decision }: { decision: OwnDecision }) {
  const { action, about, reason, at, undoneAt, unread, answer, answeredAt } = decision;
  return (
    <Card className={`grid grid-cols-[minmax(0,1fr)] gap-3 ${unread ? 'border-primary' : ''}`}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-lg">{formatAction(action)}</h2>
        {unread && <Badge tone="info">New</Badge>}
        {undoneAt !== null && <Badge tone="success">Undone</Badge>}
        <RelativeTime at={at} className="ms-auto text-sm text-quiet" />
      </div>
      {about !== null && <p className="text-quiet wrap-anywhere">{about}</p>}
      <p className="max-w-reading whitespace-pre-wrap wrap-anywhere">{reason}</p>
      {undoneAt !== null && (
        <p>
          A moderator undid this <RelativeTime at={undoneAt} />.
        </p>
      )}
      {answer !== null && answeredAt !== null ? (
        <blockquote className="grid gap-1 border-s-4 border-primary/40 ps-4">
          <p className="max-w-reading whitespace-pre-wrap wrap-anywhere">{answer}</p>
          <p className="text-sm text-quiet">
            Your answer, <RelativeTime at={answeredAt} />
          </p>
        </blockquote>
      ) : (
        <AnswerForm id={decision.id} />
      )}
    </Card>
  );
}

function formatAction(action: OwnDecision['action']): string {
  return isNotified(action) ? NOTICE_LABELS[action] : 'A decision was made';
}

function AnswerForm({ id }: { id: string }) {
  const { mutateAsync } = useAnswerDecision();
  const form = useForm({
    initialValues: { answer: '' },
    validate: async (values) => listIssues(answerInput, { id, ...values }),
    send: (values) => mutateAsync(answerInput.parse({ id, ...values })),
  });
  return (
    <form {...form.form} className="grid gap-3">
      <TextArea
        {...form.field('answer')}
        label="Answer"
        hint="You can answer once. Moderators read it."
        maxLength={MAX_ANSWER}
        rows={3}
      />
      {form.failure && <FormAlert>{form.failure.message}</FormAlert>}
      <div>
        <Button type="submit" busy={form.busy}>
          Send answer
        </Button>
      </div>
    </form>
  );
}
