import type { QuizEdit } from '@quorbit/contracts/quizzes/drafts';
import { useRef, useState } from 'react';
import { Tabs } from '#ui/tabs.tsx';
import type { CopyParams } from '../copy-address.ts';
import { EditorHead } from './editor-head.tsx';
import { EditorNote, StaleDraftNote } from './editor-notes.tsx';
import { StatisticsPanel } from './figures/statistics-panel.tsx';
import { PreviewPanel, type QuestionComponent } from './preview-panel.tsx';
import { ProblemSummary } from './problem-summary.tsx';
import { QuestionsPanel } from './questions/questions-panel.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import { useFocusField } from './use-focus-field.ts';
import { usePublish } from './use-publish.ts';
import { useQuizEditor } from './use-quiz-editor.ts';
import type { Problem } from './validate-quiz.ts';
import { ConflictDialog } from './versions/conflict-dialog.tsx';
import { CopyNote } from './versions/copy-note.tsx';
import { useKnownQuestions } from './versions/known-questions.ts';
import { NewerVersionNote } from './versions/newer-version-note.tsx';
import { useDraftConflict } from './versions/use-draft-conflict.ts';

const TABS = [
  { id: 'questions', label: 'Questions' },
  { id: 'settings', label: 'Settings' },
  { id: 'preview', label: 'Preview' },
  { id: 'statistics', label: 'Statistics' },
] as const;
type TabId = (typeof TABS)[number]['id'];

interface QuizEditorProps {
  edit: QuizEdit;
  /** Reloads the quiz from the server and starts the editor over with it. */
  reopen: () => Promise<void>;
  /** The path of the list of quizzes, for the links back to it. */
  listPath: '/admin/create' | '/premium/quizzes';
  copy: CopyParams | null;
  Question: QuestionComponent;
}

/**
 * The editor of one quiz: its header, notes about conflicts and problems, and tabs for questions, settings, preview and
 * statistics.
 */
export function QuizEditor({ edit, reopen, listPath, copy, Question }: QuizEditorProps) {
  const editor = useQuizEditor(edit);
  const { quiz, save } = editor;
  const publishing = usePublish(editor, edit.quiz.id);
  const { problems, theirs } = publishing;
  const knownQuestions = useKnownQuestions(copy?.copyOf);
  const draftConflict = useDraftConflict(editor, edit.quiz.id, reopen);
  const [tab, setTab] = useState<TabId>('questions');
  const [chosen, setChosen] = useState<string | null>(null);
  const container = useRef<HTMLDivElement>(null);
  const focusField = useFocusField(container);

  function onJump(problem: Problem): void {
    setTab(problem.questionId === null ? 'settings' : 'questions');
    if (problem.questionId !== null) setChosen(problem.questionId);
    focusField(problem.field);
  }

  return (
    <div ref={container} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <EditorHead
        edit={edit}
        editor={editor}
        listPath={listPath}
        publishing={publishing.busy}
        onPublish={() => void publishing.publish()}
        onPreview={() => setTab('preview')}
        onDiscard={draftConflict.discard}
      />
      {copy && (
        <CopyNote
          game={copy.game}
          known={knownQuestions}
          questions={quiz.questions}
          saving={publishing.busy}
          onSave={edit.quiz.status === 'draft' ? () => void publishing.publish(undefined, true) : null}
        />
      )}
      {save.kind === 'behind' && (
        <StaleDraftNote onLoad={draftConflict.loadSaved} onOverwrite={draftConflict.keepHere} />
      )}
      <NewerVersionNote edit={edit} base={editor.versionId.current} onCompare={() => publishing.setTheirs(edit)} />
      {edit.others.length > 0 && (
        <EditorNote>
          {edit.others.map(({ name }) => name).join(', ')} also {edit.others.length === 1 ? 'has' : 'have'} unpublished
          changes to this quiz.
        </EditorNote>
      )}
      <ProblemSummary problems={problems} questions={quiz.questions} tries={publishing.publishTries} onJump={onJump} />
      <Tabs label="Parts of the quiz" tabs={TABS} selected={tab} onSelect={setTab}>
        {tab === 'questions' && (
          <QuestionsPanel
            editor={editor}
            problems={problems}
            chosen={chosen}
            onChoose={setChosen}
            isKnown={knownQuestions.has}
          />
        )}
        {tab === 'settings' && (
          <SettingsPanel
            settings={quiz.settings}
            onChange={editor.setSettings}
            problems={problems}
            questionCount={quiz.questions.length}
          />
        )}
        {tab === 'statistics' && <StatisticsPanel quizId={edit.quiz.id} questions={quiz.questions} />}
        {tab === 'preview' && <PreviewPanel quiz={quiz} firstId={chosen} Question={Question} />}
      </Tabs>
      {theirs && (
        <ConflictDialog
          mine={quiz}
          theirs={theirs}
          busy={publishing.busy || draftConflict.busy}
          onClose={() => publishing.setTheirs(null)}
          onKeepMine={() => void publishing.publish(theirs.versionId)}
          onTakeTheirs={draftConflict.discard}
        />
      )}
    </div>
  );
}
