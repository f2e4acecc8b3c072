import { MAX_CRITERION, MAX_RUBRIC_ROWS } from '@quorbit/contracts/written-tests/limits';
import { Plus, X } from 'lucide-react';
import { Button } from '#ui/buttons/button.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { type EditedQuestion, type EditedRow, newRow, sumRubric } from './edited-questions.ts';

interface RubricFieldsProps {
  question: EditedQuestion;
  onChange: (change: Partial<EditedQuestion>) => void;
  errorAt: (field: string) => string | undefined;
}

/** The rubric's rows, by which markers give points, and whether they add up to the question's marks. */
export function RubricFields({ question: { rubric, marks }, onChange, errorAt }: RubricFieldsProps) {
  const set = (id: string, change: Partial<EditedRow>) =>
    onChange({ rubric: rubric.map((row) => (row.id === id ? { ...row, ...change } : row)) });
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <legend className="mb-1.5 font-semibold">
        Rubric{' '}
        <span className="font-normal text-quiet">
          {rubric.length === 0 ? 'Optional. Without one, markers give points for the whole answer.' : ''}
        </span>
      </legend>
      {rubric.map(({ id, criterion, marks: rowMarks }, index) => (
        <div
          key={id}
          className="grid grid-cols-[minmax(0,1fr)_2.75rem] items-start gap-2 sm:grid-cols-[minmax(0,1fr)_5rem_2.75rem]"
        >
          <TextField
            name={`rubric.${index}.criterion`}
            label={`Criterion ${index + 1}`}
            className="max-sm:col-span-2"
            value={criterion}
            maxLength={MAX_CRITERION}
            autoComplete="off"
            onChange={({ target }) => set(id, { criterion: target.value })}
            error={errorAt(`rubric.${index}.criterion`)}
          />
          <TextField
            name={`rubric.${index}.marks`}
            label="Marks"
            aria-label={`Marks of criterion ${index + 1}`}
            value={rowMarks}
            inputMode="numeric"
            maxLength={3}
            autoComplete="off"
            onChange={({ target }) => set(id, { marks: target.value })}
            error={errorAt(`rubric.${index}.marks`)}
          />
          <button
            type="button"
            aria-label={`Delete criterion ${index + 1}`}
            title={`Delete criterion ${index + 1}`}
            onClick={() => onChange({ rubric: rubric.filter((row) => row.id !== id) })}
            className="mt-8 grid size-11 cursor-pointer place-items-center rounded-field text-quiet hover:bg-base-200"
          >
            <X className="size-5" aria-hidden="true" />
          </button>
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          disabled={rubric.length >= MAX_RUBRIC_ROWS}
          icon={<Plus className="size-5" aria-hidden="true" />}
          onClick={() => onChange({ rubric: [...rubric, newRow()] })}
        >
          Add criterion
        </Button>
        {rubric.length > 0 && (
          <RubricSum sum={sumRubric(rubric)} marks={marks} onUse={(sum) => onChange({ marks: sum })} />
        )}
      </div>
    </fieldset>
  );
}

interface RubricSumProps {
  sum: number | null;
  marks: string;
  onUse: (sum: string) => void;
}

function RubricSum({ sum, marks, onUse }: RubricSumProps) {
  const fits = sum !== null && String(sum) === marks.trim();
  return (
    <>
      <p role="status" className={fits ? 'text-quiet' : 'font-semibold text-error'}>
        {sum === null ? 'Give each criterion its marks.' : `The rows add up to ${sum} of ${marks.trim() || '0'} marks.`}
      </p>
      {sum !== null && sum > 0 && !fits && (
        <Button look="quiet" onClick={() => onUse(String(sum))}>
          Use the rubric's sum
        </Button>
      )}
    </>
  );
}
