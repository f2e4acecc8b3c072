import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Field } from '#ui/forms/field.tsx';
import { usePlayableQuizzes } from '../rooms.queries.ts';

interface PickedQuiz {
  id: string;
  title: string;
}

interface QuizPickerProps {
  chosen: PickedQuiz | null;
  onChoose: (quiz: PickedQuiz) => void;
  error: string | undefined;
  className?: string;
}

/** Chooses the quiz to play by searching its title. Before anything is typed, the list shows the first quizzes. */
export function QuizPicker({ chosen, onChoose, error, className }: QuizPickerProps) {
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  /** The search text; null while the user isn't searching. */
  const [text, setText] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const { items, searching, none } = usePlayableQuizzes(text ?? '');
  const activeItem = items[Math.min(active, items.length - 1)];

  useEffect(() => {
    if (open && activeItem) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [open, activeItem]);

  function close(): void {
    setOpen(false);
    setText(null);
    setActive(0);
  }

  function choose(quiz: PickedQuiz): void {
    onChoose(quiz);
    close();
  }

  function moveActive(to: number): void {
    if (open) setActive((to + items.length) % Math.max(1, items.length));
    setOpen(true);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') moveActive(active + 1);
    else if (event.key === 'ArrowUp') moveActive(active - 1);
    else if (event.key === 'Enter' && open && activeItem) choose(activeItem);
    else if (event.key === 'Escape' && open) close();
    else return;
    event.preventDefault();
  }

  return (
    <Field
      label="Quiz"
      error={error}
      hint={none ? 'No quizzes available at the moment.' : undefined}
      className={className}
    >
      {(aria) => (
        <div className="relative">
          <Search
            className="pointer-events-none absolute start-3.5 top-1/2 size-5 -translate-y-1/2 text-quiet"
            aria-hidden="true"
          />
          <input
            {...aria}
            type="text"
            role="combobox"
            aria-expanded={open}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={open && activeItem ? `${listId}-${activeItem.id}` : undefined}
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            placeholder="Search for a quiz"
            value={text ?? chosen?.title ?? ''}
            onFocus={(event) => event.currentTarget.select()}
            onClick={() => setOpen(true)}
            onChange={(event) => {
              setText(event.currentTarget.value);
              setActive(0);
              setOpen(true);
            }}
            onKeyDown={onKeyDown}
            onBlur={close}
            className="field-control ps-11"
          />
          {open && (
            <div className="absolute inset-x-0 top-full z-10 mt-1 overflow-hidden rounded-field border border-base-300 bg-base-100 shadow-raised">
              <div
                ref={list}
                id={listId}
                role="listbox"
                aria-label="Quizzes"
                className="max-h-80 overflow-y-auto p-1 empty:hidden"
              >
                {items.map((quiz) => (
                  <Option
                    key={quiz.id}
                    id={`${listId}-${quiz.id}`}
                    quiz={quiz}
                    isActive={quiz.id === activeItem?.id}
                    onChoose={() => choose(quiz)}
                  />
                ))}
              </div>
              {items.length === 0 && (
                <p className="px-4 py-3 text-quiet wrap-anywhere">
                  {searching
                    ? 'Searching…'
                    : text
                      ? `No quiz matches “${text}”.`
                      : 'No quizzes available at the moment.'}
                </p>
              )}
            </div>
          )}
          <p role="status" className="sr-only">
            {open && !searching && (items.length === 1 ? '1 quiz' : `${items.length} quizzes`)}
          </p>
        </div>
      )}
    </Field>
  );
}

interface OptionProps {
  id: string;
  quiz: PickedQuiz & { category: string; questionCount: number };
  isActive: boolean;
  onChoose: () => void;
}

function Option({ id, quiz, isActive, onChoose }: OptionProps) {
  const { title, category, questionCount } = quiz;
  return (
    // The keyboard focus stays in the search field, which handles the arrow keys and Enter for the options.
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      onKeyDown={(event) => event.key === 'Enter' && onChoose()}
      className="grid min-h-11 cursor-pointer content-center rounded-field px-3 py-1.5 hover:bg-base-200 aria-selected:bg-base-200"
    >
      <span className="font-semibold wrap-anywhere">{title}</span>
      <span className="text-sm text-quiet">
        {category} · {questionCount} {questionCount === 1 ? 'question' : 'questions'}
      </span>
    </div>
  );
}
