import {
  DEFAULT_RETENTION,
  MAX_NEW_PER_DAY,
  MAX_RETENTION,
  MIN_RETENTION,
  reviewSettingsOf,
} from '@quorbit/contracts/reviews/settings';
import { useUser } from '#lib/session.ts';
import { useForm } from '#lib/use-form.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { check } from '../check.ts';
import { RefusedNote } from './refused-note.tsx';
import { SaveRow } from './save-row.tsx';
import { useUpdateSettings } from './settings.mutations.ts';
import { Setting } from './settings-group.tsx';

interface Values {
  newReviewsPerDay: string;
  retentionTarget: string;
}

/** How many new reviews a day brings, and how well the learner wants to remember. */
export function ReviewsSetting() {
  const { newPerDay, retention } = reviewSettingsOf(useUser());
  const update = useUpdateSettings({ inline: true });
  const form = useForm({
    start: { newReviewsPerDay: String(newPerDay), retentionTarget: String(retention) },
    check: (values) => check('settings', changeOf(values)),
    send: (values) => update.mutateAsync(changeOf(values)),
  });
  return (
    <Setting title="Reviews" why="Applies from your next review.">
      <RefusedNote setting="newReviewsPerDay" />
      <RefusedNote setting="retentionTarget" />
      <form {...form.form} className="grid gap-4">
        <TextField
          {...form.field('newReviewsPerDay')}
          label="New reviews per day"
          hint={`From 0 to ${MAX_NEW_PER_DAY}. More new ones today mean more reviews later.`}
          inputMode="numeric"
          className="max-w-88"
        />
        <TextField
          {...form.field('retentionTarget')}
          label="Remember at least (%)"
          hint={`From ${MIN_RETENTION} to ${MAX_RETENTION}; we suggest ${DEFAULT_RETENTION}. A higher share means more frequent reviews.`}
          inputMode="numeric"
          className="max-w-88"
        />
        <SaveRow label="Save reviews" form={form} />
      </form>
      <div>
        <LinkButton to="/reviews/questions">See your review questions</LinkButton>
      </div>
    </Setting>
  );
}

function changeOf({ newReviewsPerDay, retentionTarget }: Values) {
  return { newReviewsPerDay: numberIn(newReviewsPerDay), retentionTarget: numberIn(retentionTarget) };
}

/** Whatever is no whole number is refused by its rule. */
function numberIn(text: string): number {
  return /^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN;
}
