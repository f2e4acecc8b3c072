import { CHALLENGE_DESCRIPTION_MAX, CHALLENGE_TITLE_MAX } from '@quorbit/contracts/challenges/limits';
import { CHALLENGE_TYPES } from '@quorbit/contracts/challenges/types';
import { BADGE_MAX } from '@quorbit/contracts/plays/limits';
import { CATEGORY_OPTIONS, LimitedField, THEME_OPTIONS } from '#features/plays/game-form.tsx';
import type { useForm } from '#lib/forms/use-form.ts';
import { Select } from '#ui/forms/select.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { type ChallengeValues, NUMBER_FIELDS } from './challenge-values.ts';
import { TYPE_NAMES } from './format-challenge.ts';

export type ChallengeForm = Pick<ReturnType<typeof useForm<keyof ChallengeValues>>, 'field' | 'set' | 'values'>;

const TYPE_OPTIONS = CHALLENGE_TYPES.map((type) => ({ value: type, label: TYPE_NAMES[type] }));

/** The form fields of a new challenge, including the parameters that its type has. */
export function ChallengeFields({ form }: { form: ChallengeForm }) {
  const { field, set, values } = form;
  const { type } = values;
  const isFocused = type === 'category_focus';
  return (
    <>
      <TextField {...field('title')} label="Title" required maxLength={CHALLENGE_TITLE_MAX} autoComplete="off" />
      <TextArea {...field('description')} label="Description" required rows={3} maxLength={CHALLENGE_DESCRIPTION_MAX} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Select
          {...field('type')}
          label="Type"
          options={TYPE_OPTIONS}
          // A category focus allows only quizzes of its category, so the chosen quizzes are cleared.
          onChange={({ currentTarget: { value } }) =>
            set({ type: value, ...(value === 'category_focus' && { quizzes: '' }) })
          }
        />
        <Select {...field('category')} label="Category" options={CATEGORY_OPTIONS} />
        {type !== 'streak_maintenance' && (
          <LimitedField form={form} numbers={NUMBER_FIELDS} name="parameters.quizCount" label="Quizzes to play" />
        )}
        {type === 'score_target' && (
          <LimitedField form={form} numbers={NUMBER_FIELDS} name="parameters.targetScore" label="Target score (%)" />
        )}
        {type === 'streak_maintenance' && (
          <LimitedField form={form} numbers={NUMBER_FIELDS} name="parameters.streakDays" label="Streak days" />
        )}
        {isFocused && (
          <Select
            {...field('parameters.quizCategory')}
            label="Quiz category"
            options={CATEGORY_OPTIONS}
            onChange={({ currentTarget: { value } }) => set({ 'parameters.quizCategory': value, quizzes: '' })}
          />
        )}
        {type === 'speed_challenge' && (
          <LimitedField form={form} numbers={NUMBER_FIELDS} name="parameters.timeLimit" label="Time limit (seconds)" />
        )}
        <LimitedField form={form} numbers={NUMBER_FIELDS} name="duration" label="Duration (hours)" />
        <LimitedField form={form} numbers={NUMBER_FIELDS} name="quizTimeLimit" label="Time per quiz (seconds)" />
        <LimitedField form={form} numbers={NUMBER_FIELDS} name="rewards.xp" label="XP reward" />
        <TextField {...field('rewards.badge')} label="Badge (optional)" maxLength={BADGE_MAX} autoComplete="off" />
        <Select {...field('rewards.theme')} label="Theme (optional)" options={THEME_OPTIONS} />
      </div>
    </>
  );
}
