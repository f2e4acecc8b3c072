import { Plus, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import type { FormProps } from './form-props.ts';
import { OptionRow } from './option-row.tsx';
import { ProblemText } from './problem-text.tsx';

const MIN = 2;
const MAX = 8;

/** The fields of a multiple-choice question: two to eight choices, any number of which may be right. */
export function MultipleFields({ question, onChange, errorAt }: FormProps) {
  const id = useId();
  const list = useRef<HTMLFieldSetElement>(null);
  const { choices, chosen } = question;
  const unmarked = errorAt('answerKey.chosen');
  const problem = unmarked ?? errorAt('choices');

  function remove(index: number): void {
    onChange({ choices: choices.toSpliced(index, 1), chosen: withoutPlace(chosen, index) });
    list.current?.querySelectorAll<HTMLElement>('input[type=text]')[Math.max(0, index - 1)]?.focus();
  }

  return (
    <fieldset ref={list} className="grid gap-2" aria-describedby={problem ? `${id}-problem` : undefined}>
      <legend className="mb-1.5 font-semibold">
        Choices <span className="font-normal text-quiet">Tick every one that's right.</span>
      </legend>
      {choices.map((text, index) => (
        <OptionRow
          // Choices have no id other than their position.
          key={`${id}-${index.toString()}`}
          name={`choices.${index}`}
          label={`Choice ${index + 1}`}
          value={text}
          onChange={(next) => onChange({ choices: choices.with(index, next) })}
          error={errorAt(`choices.${index}`)}
          mark={
            <label className="grid size-11 shrink-0 cursor-pointer place-items-center">
              <span className="sr-only">Choice {index + 1} is right</span>
              <input
                type="checkbox"
                name="answerKey.chosen"
                checked={chosen.includes(index)}
                aria-invalid={unmarked ? true : undefined}
                onChange={(event) => onChange({ chosen: withPlace(chosen, index, event.target.checked) })}
                className="size-5 accent-primary"
              />
            </label>
          }
          after={
            choices.length > MIN && (
              <button
                type="button"
                aria-label={`Remove choice ${index + 1}`}
                title={`Remove choice ${index + 1}`}
                onClick={() => remove(index)}
                className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-field text-quiet hover:bg-base-200"
              >
                <X className="size-5" aria-hidden="true" />
              </button>
            )
          }
        />
      ))}
      <ProblemText id={`${id}-problem`}>{problem}</ProblemText>
      {choices.length < MAX && (
        <Button
          look="quiet"
          onClick={() => onChange({ choices: [...choices, ''] })}
          icon={<Plus className="size-5" aria-hidden="true" />}
          className="justify-self-start px-3"
        >
          Add choice
        </Button>
      )}
    </fieldset>
  );
}

function withPlace(chosen: readonly number[], place: number, on: boolean): number[] {
  const others = chosen.filter((value) => value !== place);
  return on ? [...others, place].sort((a, b) => a - b) : others;
}

/** Returns the indexes of the right choices after a choice was removed: the choices behind it move up. */
function withoutPlace(chosen: readonly number[], place: number): number[] {
  return chosen.filter((value) => value !== place).map((value) => (value > place ? value - 1 : value));
}
