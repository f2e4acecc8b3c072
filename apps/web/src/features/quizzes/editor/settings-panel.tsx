import { CATEGORIES } from '@quorbit/contracts/quizzes/categories';
import { type ChangeEvent, useId } from 'react';
import { toInstant, toLocalTime } from '#lib/words/local-time.ts';
import { Card } from '#ui/card.tsx';
import { Switch } from '#ui/forms/switch.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import type { EditedSettings } from './edited-quiz.ts';
import type { Problem } from './validate-quiz.ts';

interface SettingsPanelProps {
  settings: EditedSettings;
  onChange: (change: Partial<EditedSettings>) => void;
  problems: readonly Problem[];
  questionCount: number;
}

type TextName = 'title' | 'category' | 'description' | 'duration' | 'passingMarks' | 'draw';

/** The form with the settings of the whole quiz, e.g. its title, duration and shuffling. */
export function SettingsPanel({ settings, onChange, problems, questionCount }: SettingsPanelProps) {
  const categoriesId = useId();
  const errorAt = (field: string) =>
    problems.find((problem) => problem.questionId === null && problem.field === field)?.message;
  const text = (name: TextName) => ({
    name,
    value: settings[name],
    error: errorAt(name),
    autoComplete: 'off',
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange({ [name]: target.value }),
  });
  const number = (name: TextName) => ({ ...text(name), inputMode: 'numeric', maxLength: 6 }) as const;
  const on = (name: 'ranked' | 'shuffleQuestions' | 'shuffleOptions') => ({
    name,
    checked: settings[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onChange({ [name]: target.checked }),
  });

  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Card className="grid gap-5">
        <h2 className="text-lg">About</h2>
        <TextField {...text('title')} label="Title" required maxLength={120} />
        <TextField
          {...text('category')}
          label="Category"
          required
          maxLength={60}
          list={categoriesId}
          hint="Choose one or name your own."
        />
        <datalist id={categoriesId}>
          {CATEGORIES.map((category) => (
            <option key={category} value={category} />
          ))}
        </datalist>
        <TextArea
          {...text('description')}
          label="Description"
          rows={4}
          maxLength={1000}
          hint="Optional. Shown before learners start."
        />
      </Card>
      <div className="grid gap-6">
        <Card className="grid gap-5">
          <h2 className="text-lg">Time and marks</h2>
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <TextField
              {...number('duration')}
              label="Duration"
              hint="In minutes. Leave empty for one per question (at least 5)."
            />
            <TextField {...number('passingMarks')} label="Passing marks" hint="Empty: half of all marks." />
          </div>
          <Switch
            {...on('ranked')}
            label="Ranked"
            hint="One attempt counts, and answers stay hidden until it closes."
          />
          {settings.ranked && (
            <TextField
              name="closesAt"
              type="datetime-local"
              label="Closes"
              value={toLocalTime(settings.closesAt)}
              onChange={(event) => onChange({ closesAt: toInstant(event.target.value) })}
              error={errorAt('closesAt')}
              hint="Leave empty to never close. Answers then stay hidden."
            />
          )}
        </Card>
        <Card className="grid gap-5">
          <h2 className="text-lg">Chance</h2>
          <Switch {...on('shuffleQuestions')} label="Shuffle questions" hint="Each attempt has its own order." />
          <Switch
            {...on('shuffleOptions')}
            label="Shuffle options"
            hint="Each attempt mixes the options of a question."
          />
          <TextField
            {...number('draw')}
            label="Questions per attempt"
            hint={`Empty: all ${questionCount}. A smaller number draws that many at random.`}
          />
        </Card>
      </div>
    </div>
  );
}
