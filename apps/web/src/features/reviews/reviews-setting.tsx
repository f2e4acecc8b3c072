import {
  DEFAULT_RETENTION,
  MAX_NEW_PER_DAY,
  MAX_RETENTION,
  MIN_RETENTION,
  reviewSettingsOf,
} from '@quorbit/contracts/settings/reviews';
import { useSettingsForm } from '#features/accounts/use-settings-form.ts';
import { useUser } from '#lib/session.ts';
import type { SettingRow } from '#lib/setting-row.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { SaveRow } from '#ui/forms/save-row.tsx';
import { TextField } from '#ui/forms/text-field.tsx';

/** The setting for the number of new reviews per day and how well the learner wants to remember. */
export const reviewsSetting: SettingRow = {
  title: 'Reviews',
  description: 'Applies from your next review.',
  profileFields: ['newReviewsPerDay', 'retentionTarget'],
  Control: ReviewsForm,
};

interface Values {
  newReviewsPerDay: string;
  retentionTarget: string;
}

function ReviewsForm() {
  const { newPerDay, retention } = reviewSettingsOf(useUser());
  const form = useSettingsForm({ newReviewsPerDay: String(newPerDay), retentionTarget: String(retention) }, changeOf);
  return (
    <>
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
    </>
  );
}

function changeOf({ newReviewsPerDay, retentionTarget }: Values) {
  return { newReviewsPerDay: parseNumber(newReviewsPerDay), retentionTarget: parseNumber(retentionTarget) };
}

/** Parses a whole number of up to four digits; NaN for any other text, which the validation rule refuses. */
function parseNumber(text: string): number {
  return /^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN;
}
