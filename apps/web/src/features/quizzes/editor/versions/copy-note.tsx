import { Link } from '@tanstack/react-router';
import { Button } from '#ui/buttons/button.tsx';
import { buttonClasses } from '#ui/buttons/button-classes.ts';
import type { CopyParams } from '../../copy-address.ts';
import type { EditedQuestion } from '../edited-quiz.ts';
import { EditorNote } from '../editor-notes.tsx';
import type { KnownQuestions } from './known-questions.ts';

interface CopyNoteProps {
  game: CopyParams['game'];
  known: KnownQuestions;
  questions: readonly EditedQuestion[];
  saving: boolean;
  /** Saves the copy of the quiz without publishing it; null unless the copy is a draft. */
  onSave: (() => void) | null;
}

/** The note on a copy made for a game: how many questions are left to replace, and how to continue. */
export function CopyNote({ game, known, questions, saving, onSave }: CopyNoteProps) {
  return (
    <EditorNote
      actions={
        <>
          <Link to="/gamification" search={{ create: game }} className={buttonClasses('secondary')}>
            Back to the {game}
          </Link>
          {onSave && (
            <Button look="primary" busy={saving} onClick={onSave}>
              Save without publishing
            </Button>
          )}
        </>
      }
    >
      {formatKnownQuestions(known, questions)}
      {onSave && ` Saving without publishing keeps them from learners until the ${game} asks them.`}
    </EditorNote>
  );
}

function formatKnownQuestions({ title, has }: KnownQuestions, questions: readonly EditedQuestion[]): string {
  if (title === null) return 'Learners may know the questions of this copy. Replace them with new ones.';
  const count = questions.filter(has).length;
  if (count === 0) return `All questions are new: none is asked in “${title}”.`;
  const part = count === questions.length ? 'all questions' : `${count} of ${questions.length} questions`;
  return `Learners know ${part} from “${title}”. Replace the ones marked Known with new ones.`;
}
