import type { LateChoice } from '@quorbit/contracts/written-tests/types';
import { Clock } from 'lucide-react';
import { useState } from 'react';
import { formatCount } from '#lib/words/format-count.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { formatUnchosen } from './format-lateness.ts';
import { useChooseLate } from './marking.mutations.ts';

interface LateTextsProps {
  testId: string;
  /** The sitting whose late texts are meant; if missing, those of the whole test. */
  sittingId?: string;
  late: { unchosen: number; version: string };
  offline: boolean;
}

const CHOICES = [
  { choice: 'late', action: 'Count all late texts', title: 'Count all late texts?' },
  { choice: 'deadline', action: 'Keep the texts of the deadline', title: 'Keep the texts of the deadline?' },
] as const;

/** The number of late texts without a choice, and a button to choose for all of them at once. */
export function LateTexts({ testId, sittingId, late: { unchosen, version }, offline }: LateTextsProps) {
  const choose = useChooseLate(testId);
  const [pendingChoice, setPendingChoice] = useState<LateChoice | null>(null);
  const selected = CHOICES.find(({ choice }) => choice === pendingChoice);
  if (unchosen === 0) return null;
  return (
    <section
      aria-label="Late texts"
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-warning/50 bg-base-100 p-4"
    >
      <p className="flex min-w-0 flex-1 basis-72 items-start gap-2">
        <Clock className="mt-0.5 size-5 shrink-0 text-warning" aria-hidden="true" />
        <span>{formatUnchosen(unchosen)}</span>
      </p>
      <div className="flex flex-wrap gap-3">
        {CHOICES.map(({ choice, action }) => (
          <Button key={choice} disabled={offline} onClick={() => setPendingChoice(choice)}>
            {action}
          </Button>
        ))}
      </div>
      <ConfirmDialog
        open={selected !== undefined}
        onClose={() => setPendingChoice(null)}
        title={selected?.title ?? ''}
        action={selected?.action ?? ''}
        busy={choose.isPending}
        onConfirm={() => {
          if (selected)
            choose.mutate(
              { testId, choice: selected.choice, version, ...(sittingId && { sittingId }) },
              { onSettled: () => setPendingChoice(null) },
            );
        }}
      >
        <p>
          {pendingChoice === 'late'
            ? `${formatCount(unchosen, 'answer changes', 'answers change')} to the text that arrived late. They'll need marking again.`
            : `${formatCount(unchosen, 'answer stays', 'answers stay')} as at the deadline.`}{' '}
          You can change it answer by answer until the marks are published.
        </p>
      </ConfirmDialog>
    </section>
  );
}
