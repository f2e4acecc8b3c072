import { MAX_QUESTIONS } from '@quorbit/contracts/quizzes/schema';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { TEXT_FILE_TYPES } from '#lib/forms/read-text-file.ts';
import { useTextFile } from '#lib/forms/use-text-file.ts';
import { addUpdateHook } from '#lib/server/update-hooks.ts';
import { formatCount } from '#lib/words/format-count.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { FileButton } from '#ui/forms/file-button.tsx';
import { FormAlert } from '#ui/forms/form-alert.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import type { EditedQuestion, EditedQuiz } from '../edited-quiz.ts';
import { FormatsHelp } from './formats-help.tsx';
import { buildImportList } from './import-list.ts';
import { ImportPreview } from './import-preview.tsx';
import { parseQuestions } from './parse-questions.ts';

const FILE = {
  maxBytes: 1_000_000,
  tooLarge:
    'This file is larger than 1 MB. A quiz has at most 200 questions: split the file, or leave out its pictures.',
};

interface ImportDialogProps {
  /** The quiz that the questions are added to. */
  quiz: EditedQuiz;
  onImport: (questions: readonly EditedQuestion[]) => void;
  onClose: () => void;
}

/** The dialog that imports questions from a file or pasted text, with a preview before any is added. */
export function ImportDialog({ quiz, onImport, onClose }: ImportDialogProps) {
  const [text, setText] = useState('');
  const source = useTextFile(FILE, setText);
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const deferredText = useDeferredValue(text);
  const file = useMemo(() => (deferredText.trim() === '' ? null : parseQuestions(deferredText)), [deferredText]);
  const { rows, omittedCount } = useMemo(() => buildImportList(file?.found ?? [], quiz), [file, quiz]);
  const remaining = MAX_QUESTIONS - quiz.questions.length;
  const chosen = rows.filter(({ question, duplicateIn }) => (duplicateIn === null) !== toggled.has(question.id));
  useEffect(() => addUpdateHook(() => text === ''), [text]);

  function toggle(id: string): void {
    setToggled((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Import questions"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="primary"
            disabled={chosen.length === 0 || chosen.length > remaining}
            onClick={() => onImport(chosen.map(({ question }) => question))}
          >
            {chosen.length === 0 ? 'Add questions' : `Add ${formatCount(chosen.length, 'question', 'questions')}`}
          </Button>
        </>
      }
    >
      <div className="grid gap-2">
        <FileButton
          label="File with questions"
          accept={`.gift,${TEXT_FILE_TYPES}`}
          onChoose={(chosenFile) => void source.choose(chosenFile)}
          reading={source.reading}
          onStop={source.stop}
        />
        <p className="text-sm text-quiet">
          Excel or CSV from a spreadsheet or Kahoot, GIFT from Moodle, or a text export from Anki.
        </p>
        {source.problem !== null && <FormAlert>{source.problem}</FormAlert>}
      </div>
      <FormatsHelp />
      <TextArea
        name="questions"
        label="Or paste them here"
        value={text}
        onChange={(event) => setText(event.target.value)}
        rows={file ? 3 : 5}
        spellCheck={false}
        autoCapitalize="none"
        className="[&_textarea]:font-mono [&_textarea]:text-sm [&_textarea]:whitespace-pre"
      />
      {file && (
        <ImportPreview
          rows={rows}
          omittedCount={omittedCount}
          unread={file.unread}
          isChosen={(row) => chosen.includes(row)}
          onToggle={toggle}
        />
      )}
      {chosen.length > remaining && (
        <FormAlert>
          A quiz has at most {MAX_QUESTIONS} questions. This one has room for {remaining}: choose fewer.
        </FormAlert>
      )}
    </Dialog>
  );
}
