import { MAX_QUESTIONS } from '@quorbit/contracts/quizzes/schema';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { TEXT_FILES } from '#lib/forms/read-text-file.ts';
import { useTextFile } from '#lib/forms/use-text-file.ts';
import { beforeUpdate } from '#lib/server/before-update.ts';
import { counted } from '#lib/words/counted.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { FileButton } from '#ui/forms/file-button.tsx';
import { FormAlert } from '#ui/forms/form-alert.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import type { Edited, EditedQuiz } from '../edited-quiz.ts';
import { FormatsHelp } from './formats-help.tsx';
import { importRows } from './import-list.ts';
import { ImportPreview } from './import-preview.tsx';
import { readQuestions } from './read-questions.ts';

const FILE = {
  maxBytes: 1_000_000,
  tooLarge:
    'This file is larger than 1 MB. A quiz has at most 200 questions: split the file, or leave out its pictures.',
};

interface ImportDialogProps {
  /** To which the questions are added. */
  quiz: EditedQuiz;
  onImport: (questions: readonly Edited[]) => void;
  onClose: () => void;
}

/** Takes questions from a file or from the clipboard, and shows what they are before any is added. */
export function ImportDialog({ quiz, onImport, onClose }: ImportDialogProps) {
  const [text, setText] = useState('');
  const source = useTextFile(FILE, setText);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const read = useDeferredValue(text);
  const file = useMemo(() => (read.trim() === '' ? null : readQuestions(read)), [read]);
  const { rows, beyond } = useMemo(() => importRows(file?.found ?? [], quiz), [file, quiz]);
  const room = MAX_QUESTIONS - quiz.questions.length;
  const chosen = rows.filter(({ question, same }) => (same === null) !== left.has(question.id));
  useEffect(() => beforeUpdate(() => text === ''), [text]);

  function toggle(id: string): void {
    setLeft((before) => {
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
            disabled={chosen.length === 0 || chosen.length > room}
            onClick={() => onImport(chosen.map(({ question }) => question))}
          >
            {chosen.length === 0 ? 'Add questions' : `Add ${counted(chosen.length, 'question', 'questions')}`}
          </Button>
        </>
      }
    >
      <div className="grid gap-2">
        <FileButton
          label="File with questions"
          accept={`.gift,${TEXT_FILES}`}
          onChoose={(given) => void source.choose(given)}
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
          beyond={beyond}
          unread={file.unread}
          isChosen={(row) => chosen.includes(row)}
          onToggle={toggle}
        />
      )}
      {chosen.length > room && (
        <FormAlert>
          A quiz has at most {MAX_QUESTIONS} questions. This one has room for {room}: choose fewer.
        </FormAlert>
      )}
    </Dialog>
  );
}
