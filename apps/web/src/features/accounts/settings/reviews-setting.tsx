import {
  DEFAULT_RETENTION,
  MAX_NEW_PER_DAY,
  MAX_RETENTION,
  MIN_RETENTION,
  reviewSettingsOf,
} from '@quorbit/contracts/reviews/settings';
import { useUser } from '#lib/session.ts';
import { useForm } from '#lib/use-form.ts';
import { Select } from '#ui/select.tsx';
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

const TARGETS = Array.from({ length: MAX_RETENTION - MIN_RETENTION + 1 }, (_, index) => {
  const percent = MAX_RETENTION - index;
  return { value: String(percent), label: `${percent}%${noteOf(percent)}` };
});

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
    <Setting title="Reviews" why="These hold from your next review on.">
      <RefusedNote setting="newReviewsPerDay" />
      <RefusedNote setting="retentionTarget" />
      <form {...form.form} className="grid gap-4">
        <TextField
          {...form.field('newReviewsPerDay')}
          label="New reviews per day"
          hint={`From 0 to ${MAX_NEW_PER_DAY}. More new ones today mean more reviews later.`}
          inputMode="numeric"
          className="max-w-40"
        />
        <Select
          {...form.field('retentionTarget')}
          label="Remember at least"
          hint="How much of what comes up you want to still know. A higher share means more frequent reviews."
          options={TARGETS}
          className="max-w-64"
        />
        <SaveRow label="Save reviews" form={form} />
      </form>
    </Setting>
  );
}

function noteOf(percent: number): string {
  if (percent === DEFAULT_RETENTION) return ' (recommended)';
  if (percent === MAX_RETENTION) return ' (most reviews)';
  return percent === MIN_RETENTION ? ' (fewest reviews)' : '';
}

function changeOf({ newReviewsPerDay, retentionTarget }: Values) {
  const isWhole = /^\d{1,4}$/.test(newReviewsPerDay.trim());
  return {
    newReviewsPerDay: isWhole ? Number(newReviewsPerDay) : Number.NaN,
    retentionTarget: Number(retentionTarget),
  };
}
