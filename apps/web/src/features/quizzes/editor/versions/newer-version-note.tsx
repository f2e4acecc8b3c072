import type { QuizEdit } from '@quorbit/contracts/quizzes/drafts';
import { Button } from '#ui/buttons/button.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { EditorNote } from '../editor-notes.tsx';

interface NewerVersionNoteProps {
  edit: QuizEdit;
  /** The id of the published version that the user's changes began from. */
  base: string;
  onCompare: () => void;
}

/** The note that someone published a newer version of the quiz after the user began to change it. */
export function NewerVersionNote({ edit, base, onCompare }: NewerVersionNoteProps) {
  if (edit.versionId === base) return null;
  return (
    <EditorNote actions={<Button onClick={onCompare}>Compare</Button>}>
      {edit.publishedBy ?? 'Someone else'} published a newer version <RelativeTime at={edit.publishedAt} />. Your draft
      is based on the one before.
    </EditorNote>
  );
}
