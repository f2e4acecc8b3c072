import { DONE_LABELS } from '@quorbit/contracts/moderation/messages';
import type { CaseDecision, ModerationCase } from '@quorbit/contracts/moderation/schema';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { WithReauthentication } from '#features/administration/use-reauthentication.tsx';
import { useUser } from '#lib/session.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Card } from '#ui/card.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { useUndoDecision } from './moderation.mutations.ts';

interface CaseHistoryProps {
  about: ModerationCase;
  decisions: readonly CaseDecision[];
  confirmed: WithReauthentication;
}

/** The decisions on a case: who made them, and the answers of the person concerned. */
export function CaseHistory({ about, decisions, confirmed }: CaseHistoryProps) {
  const { id } = useUser();
  if (decisions.length === 0) {
    return about.decidedAt === null ? null : <Card>This case was closed when the account was deleted.</Card>;
  }
  return (
    <section aria-labelledby="case-history" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="case-history" className="text-xl">
        Decisions
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {decisions.map((decision) => (
          <li key={decision.id}>
            <Decision
              decision={decision}
              canUndo={about.subject?.id !== id && decision.subject?.id !== id}
              confirmed={confirmed}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface DecisionProps {
  decision: CaseDecision;
  canUndo: boolean;
  confirmed: WithReauthentication;
}

function Decision({ decision, canUndo, confirmed }: DecisionProps) {
  const { id, action, reason, subject, by, at, undoneAt, undoneBy, answer, answeredAt } = decision;
  const [confirming, setConfirming] = useState(false);
  const undo = useUndoDecision(confirmed);
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-lg wrap-anywhere">
          {DONE_LABELS[action]}
          {action === 'remove_member' && `: ${subject?.name ?? 'a deleted account'}`}
        </h3>
        {undoneAt !== null && <Badge>Undone</Badge>}
      </div>
      <p className="text-sm text-quiet wrap-anywhere">
        {by?.name ?? 'A deleted account'}, <RelativeTime at={at} />
        {undoneAt !== null && (
          <>
            {` · undone by ${undoneBy?.name ?? 'a deleted account'}, `}
            <RelativeTime at={undoneAt} />
          </>
        )}
      </p>
      {reason !== '' && <p className="whitespace-pre-wrap wrap-anywhere">{reason}</p>}
      {answer !== null && answeredAt !== null && (
        <blockquote className="grid gap-1 border-s-4 border-primary/40 ps-4">
          <p className="whitespace-pre-wrap wrap-anywhere">{answer}</p>
          <p className="text-sm text-quiet">
            Their answer, <RelativeTime at={answeredAt} />
          </p>
        </blockquote>
      )}
      {undoneAt === null && canUndo && (
        <div>
          <Button icon={<Undo2 className="size-5" aria-hidden="true" />} onClick={() => setConfirming(true)}>
            Undo…
          </Button>
        </div>
      )}
      <Dialog
        open={confirming}
        onClose={() => setConfirming(false)}
        title="Undo this decision?"
        actions={
          <>
            <Button onClick={() => setConfirming(false)}>Cancel</Button>
            <Button
              look="primary"
              busy={undo.isPending}
              onClick={() => undo.mutate({ id }, { onSuccess: () => setConfirming(false) })}
            >
              Undo decision
            </Button>
          </>
        }
      >
        <p>{UNDO_EFFECTS[action]} The case opens again.</p>
      </Dialog>
    </Card>
  );
}

const UNDO_EFFECTS = {
  dismiss: 'The reports count again.',
  hide_question: 'The question comes back in a new version of the quiz, and its reviews with it.',
  take_down_quiz: 'The quiz is shown again, and its author can publish it.',
  remove_group: 'The group is back, with its members, quizzes and assignments.',
  remove_member: 'The person is a member again, with the quizzes they shared, and can join if the group is full.',
  warn: 'The warning is withdrawn, and the person is told.',
  suspend: 'The person can log in again.',
} as const;
