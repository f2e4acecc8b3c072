import { CATEGORIES } from '@quorbit/contracts/quizzes/categories';
import { WRITTEN_DURATION } from '@quorbit/contracts/written-tests/limits';
import { useId } from 'react';
import type { useForm } from '#lib/forms/use-form.ts';
import { NumberField } from '#ui/forms/number-field.tsx';
import { Switch } from '#ui/forms/switch.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import type { TestValues } from './test-values.ts';

const FIXED_HINT = 'Fixed: learners have started.';

interface TestFieldsProps {
  form: Pick<ReturnType<typeof useForm<keyof TestValues>>, 'field' | 'set' | 'values'>;
  /** Whether learners have started the test; then its opening time and duration can't change. */
  started: boolean;
}

/** The form fields for a written test's settings. */
export function TestFields({ form: { field, set, values }, started }: TestFieldsProps) {
  const categories = useId();
  return (
    <>
      <TextField {...field('title')} label="Title" required maxLength={120} autoComplete="off" />
      <TextField
        {...field('category')}
        label="Category"
        required
        maxLength={60}
        list={categories}
        autoComplete="off"
        hint="Choose one or name your own."
      />
      <datalist id={categories}>
        {CATEGORIES.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
      <TextArea
        {...field('description')}
        label="Description"
        rows={3}
        maxLength={1000}
        hint="Optional. Learners read it before they start."
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:grid-cols-2">
        <TextField
          {...field('opensAt')}
          label="Opens"
          type="datetime-local"
          className="grid-cols-[minmax(0,1fr)]"
          disabled={started}
          hint={started ? FIXED_HINT : 'In your own time zone.'}
        />
        <TextField
          {...field('closesAt')}
          label="Closes"
          type="datetime-local"
          className="grid-cols-[minmax(0,1fr)]"
          hint={started ? 'Learners who have started keep their deadline.' : 'What is written by then is submitted.'}
        />
        <NumberField
          {...field('duration')}
          label="Duration (minutes)"
          min={WRITTEN_DURATION.min}
          max={WRITTEN_DURATION.max}
          disabled={started}
          hint={started ? FIXED_HINT : `${WRITTEN_DURATION.min} to ${WRITTEN_DURATION.max}, from each learner's start.`}
        />
      </div>
      <Switch
        name="anonymous"
        label="Anonymous marking"
        hint="Markers see numbers in place of names until the marks are published."
        checked={values.anonymous === 'yes'}
        onChange={({ currentTarget }) => set({ anonymous: currentTarget.checked ? 'yes' : 'no' })}
      />
    </>
  );
}
