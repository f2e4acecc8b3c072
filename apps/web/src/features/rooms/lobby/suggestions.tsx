import { useSuggestions } from '../rooms.queries.ts';

interface SuggestionsProps {
  /** The room whose members' memory decides the suggestions; if undefined, the user's own does. */
  roomId?: string;
  onQuiz: (quiz: { id: string; title: string }) => void;
  chosen?: string;
}

/**
 * Suggests quizzes whose questions the user, or the members of the room, are about to forget. Renders nothing if there
 * are none.
 */
export function Suggestions({ roomId, onQuiz, chosen }: SuggestionsProps) {
  const items = useSuggestions(roomId);
  if (items.length === 0) return null;
  // The heading's level is 2 in a room, where it directly follows the page's heading; in the rooms menu it's 3.
  const Heading = roomId === undefined ? 'h3' : 'h2';
  return (
    <div className="grid gap-2">
      <Heading className="text-base">For this room</Heading>
      <ul className="grid gap-2">
        {items.map(({ quizId, title, category, questionCount }) => (
          <li key={quizId}>
            <button
              type="button"
              aria-pressed={chosen === undefined ? undefined : chosen === quizId}
              onClick={() => onQuiz({ id: quizId, title })}
              className="grid min-h-11 w-full cursor-pointer rounded-field border border-current/30 px-3 py-2 text-start hover:border-current/70 aria-pressed:border-2 aria-pressed:border-current"
            >
              <span className="font-semibold wrap-anywhere">{title}</span>
              <span className="text-sm wrap-anywhere">
                {questionCount === 1 ? '1 question' : `${questionCount} questions`} · {category}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
