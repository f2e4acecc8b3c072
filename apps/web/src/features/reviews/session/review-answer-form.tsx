import { toDisplayChoices } from '@quorbit/contracts/quizzes/answer-display';
import { parseWrittenAnswer, toChoiceAnswer } from '@quorbit/contracts/quizzes/answer-input';
import { MAX_TEXT_ANSWER } from '@quorbit/contracts/quizzes/kinds/short-text';
import { type AnswerValue, isAnswered } from '@quorbit/contracts/quizzes/question-kinds';
import { type ComponentProps, type FormEvent, useState } from 'react';
import { AnswerField } from '#ui/answers/answer-field.tsx';
import { ChoiceTiles } from '#ui/answers/choice-tiles.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { AnswerShape } from '#ui/pictures/answer-shape.tsx';
import { toSpokenName } from '#ui/rich-text/parse-rich-text.ts';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import type { Review } from './review.ts';

interface ReviewAnswerFormProps {
  question: Review['question'];
  /** Called with the learner's final answer; the right one is then shown beside it. */
  onAnswer: (given: AnswerValue) => void;
}

type Choices = ComponentProps<typeof ChoiceTiles>['choices'];

/**
 * The inputs that answer a card: tiles where one tap answers, or a form with a Check button for several choices and
 * written answers.
 */
export function ReviewAnswerForm({ question, onAnswer }: ReviewAnswerFormProps) {
  const choices = toDisplayChoices(question);
  if (!choices) return <WrittenAnswerForm question={question} onAnswer={onAnswer} />;
  if (question.kind === 'multiple') return <MultipleChoiceForm choices={choices} onAnswer={onAnswer} />;
  return <Tiles choices={choices} onChoose={(place) => onAnswer(toChoiceAnswer(question.kind, [place]))} />;
}

function Tiles({ choices, onChoose }: { choices: Choices; onChoose: (place: number) => void }) {
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {choices.map(({ place, text, letter }) => (
        <li key={place} className="grid">
          <button
            type="button"
            data-option={letter}
            aria-label={toSpokenName(letter ? `${letter}. ${text}` : text)}
            onClick={() => onChoose(place)}
            className="flex min-h-16 w-full cursor-pointer scroll-mb-28 items-center gap-3 rounded-tile border-2 border-base-content/20 bg-base-100 px-4 py-3 text-start transition-colors hover:border-base-content/50"
          >
            {letter && <AnswerShape letter={letter} />}
            <span className="min-w-0 flex-1 wrap-anywhere">
              {letter && <span className="font-display font-bold">{letter}.</span>} <RichText>{text}</RichText>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function MultipleChoiceForm({ choices, onAnswer }: { choices: Choices } & Pick<ReviewAnswerFormProps, 'onAnswer'>) {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  return (
    <AnswerForm ready={chosen.length > 0} onCheck={() => onAnswer(toChoiceAnswer('multiple', chosen))}>
      <p className="text-quiet">Choose all that are right.</p>
      <ChoiceTiles
        multiple
        name="review"
        choices={choices}
        chosen={chosen}
        onToggle={(place) =>
          setChosen(chosen.includes(place) ? chosen.filter((value) => value !== place) : [...chosen, place])
        }
      />
    </AnswerForm>
  );
}

function WrittenAnswerForm({ question: { kind, unit = '' }, onAnswer }: ReviewAnswerFormProps) {
  const [typed, setTyped] = useState('');
  const response = parseWrittenAnswer(kind, typed);
  const numeric = kind === 'number';
  return (
    <AnswerForm ready={isAnswered(response)} onCheck={() => onAnswer(response)}>
      <AnswerField
        label="Your answer"
        unit={unit}
        numeric={numeric}
        maxLength={MAX_TEXT_ANSWER}
        value={typed}
        error={
          numeric && typed.trim() !== '' && !isAnswered(response)
            ? "That isn't a number. Use digits, as in 3.5 or -2."
            : undefined
        }
        onChange={setTyped}
      />
    </AnswerForm>
  );
}

interface AnswerFormProps {
  ready: boolean;
  onCheck: () => void;
  children: React.ReactNode;
}

function AnswerForm({ ready, onCheck, children }: AnswerFormProps) {
  const check = (event: FormEvent) => {
    event.preventDefault();
    if (ready) onCheck();
  };
  return (
    <form onSubmit={check} className="grid gap-4">
      {children}
      <Button type="submit" disabled={!ready} className="justify-self-start">
        Check
      </Button>
    </form>
  );
}
