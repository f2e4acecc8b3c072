import { BADGE_MAX, CHALLENGE_DESCRIPTION_MAX, CHALLENGE_TITLE_MAX } from '@quorbit/contracts/challenges/limits';
import { CHALLENGE_CATEGORIES, CHALLENGE_TYPES } from '@quorbit/contracts/challenges/types';
import { THEME_NAMES } from '@quorbit/contracts/themes/names';
import type { useForm } from '#lib/forms/use-form.ts';
import { NumberField } from '#ui/forms/number-field.tsx';
import { Select } from '#ui/forms/select.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { type ChallengeValues, limitsOf, type NumberName } from './challenge-values.ts';
import { TYPE_NAMES } from './challenge-words.ts';

export type ChallengeForm = Pick<ReturnType<typeof useForm<keyof ChallengeValues>>, 'field' | 'set' | 'values'>;

const TYPES = CHALLENGE_TYPES.map((type) => ({ value: type, label: TYPE_NAMES[type] }));
const CATEGORIES = CHALLENGE_CATEGORIES.map((category) => ({ value: category, label: category }));
const THEMES = [{ value: '', label: 'None' }, ...THEME_NAMES.map((name) => ({ value: name, label: name }))];

/** The settings of a new challenge; of the parameters those that its type has. */
export function ChallengeFields({ form }: { form: ChallengeForm }) {
  const { field, set, values } = form;
  const { type } = values;
  const focused = type === 'category_focus';
  return (
    <>
      <TextField {...field('title')} label="Title" required maxLength={CHALLENGE_TITLE_MAX} autoComplete="off" />
      <TextArea {...field('description')} label="Description" required rows={3} maxLength={CHALLENGE_DESCRIPTION_MAX} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Select
          {...field('type')}
          label="Type"
          options={TYPES}
          // Of one category only, quizzes of others no longer fit.
          onChange={({ currentTarget: { value } }) =>
            set({ type: value, ...(value === 'category_focus' && { quizzes: '' }) })
          }
        />
        <Select {...field('category')} label="Category" options={CATEGORIES} />
        {type !== 'streak_maintenance' && (
          <LimitedField form={form} name="parameters.quizCount" label="Quizzes to play" />
        )}
        {type === 'score_target' && <LimitedField form={form} name="parameters.targetScore" label="Target score (%)" />}
        {type === 'streak_maintenance' && <LimitedField form={form} name="parameters.streakDays" label="Streak days" />}
        {focused && (
          <Select
            {...field('parameters.quizCategory')}
            label="Quiz category"
            options={CATEGORIES}
            onChange={({ currentTarget: { value } }) => set({ 'parameters.quizCategory': value, quizzes: '' })}
          />
        )}
        {type === 'speed_challenge' && (
          <LimitedField form={form} name="parameters.timeLimit" label="Time limit (seconds)" />
        )}
        <LimitedField form={form} name="duration" label="Duration (hours)" />
        <LimitedField form={form} name="quizTimeLimit" label="Time per quiz (seconds)" />
        <LimitedField form={form} name="rewards.xp" label="XP reward" />
        <TextField {...field('rewards.badge')} label="Badge (optional)" maxLength={BADGE_MAX} autoComplete="off" />
        <Select {...field('rewards.theme')} label="Theme (optional)" options={THEMES} />
      </div>
    </>
  );
}

function LimitedField({ form, name, label }: { form: ChallengeForm; name: NumberName; label: string }) {
  return <NumberField {...form.field(name)} label={label} {...limitsOf(name)} />;
}
