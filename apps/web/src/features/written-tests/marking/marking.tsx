import type { MarkingQueue } from '@quorbit/contracts/written-tests/marking';
import { CircleCheck } from 'lucide-react';
import { useKeysSetting } from '#lib/hooks/use-keys-setting.ts';
import { formatDayAndTime } from '#ui/format-time.ts';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { ProgressBar } from '#ui/loading/progress-bar.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { AnswerMarking } from './answer-marking.tsx';
import { LateTexts } from './late-texts.tsx';
import type { MarkedQuestion } from './mark-values.ts';
import type { MarkingParams } from './marking-address.ts';
import { MarkingKeys } from './marking-keys.tsx';
import { areMarksPublished } from './publish-blocker.ts';
import { PublishMarks } from './publish-marks.tsx';

interface MarkingProps {
  queue: MarkingQueue;
  params: MarkingParams;
  onNavigate: (place: MarkingParams) => void;
  offline: boolean;
}

/** The marking progress of a test, and the answers to one question. */
export function Marking({ queue, params, onNavigate, offline }: MarkingProps) {
  const { test, questions, submitted } = queue;
  const keys = useKeysSetting();
  const hasUnmarked = ({ toMark }: MarkedQuestion) => toMark > 0;
  const question =
    questions.find(({ id }) => id === params.question) ??
    questions.find(hasUnmarked) ??
    questions.find(({ answers }) => answers > 0) ??
    questions[0];
  const nextQuestion = questions.find((candidate) => candidate.id !== question?.id && hasUnmarked(candidate));
  return (
    <>
      <PageHeader
        title={test.title}
        documentTitle={`Marking: ${test.title}`}
        description={test.anonymous ? 'Marked without names until the marks are published.' : 'Marked with names.'}
        action={submitted > 0 && <PublishMarks queue={queue} offline={offline} />}
      />
      {!question || submitted === 0 ? (
        <NothingToMark queue={queue} />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <Progress questions={questions} />
          {queue.late && !areMarksPublished(queue) && (
            <LateTexts testId={test.id} late={queue.late} offline={offline} />
          )}
          <MarkingKeys on={keys.on} onChange={keys.set} />
          <Tabs
            label="Questions"
            tabs={questions.map((markedQuestion, index) => ({
              id: markedQuestion.id,
              label: <TabLabel number={index + 1} question={markedQuestion} />,
            }))}
            selected={question.id}
            onSelect={(id) => onNavigate({ question: id, answer: null })}
          >
            <AnswerMarking
              key={question.id}
              testId={test.id}
              anonymous={test.anonymous}
              question={question}
              requestedId={question.id === params.question ? params.answer : null}
              onChoose={(answer) => onNavigate({ question: question.id, answer })}
              locked={areMarksPublished(queue)}
              offline={offline}
              keys={keys.on}
              onNextQuestion={nextQuestion ? () => onNavigate({ question: nextQuestion.id, answer: null }) : null}
            />
          </Tabs>
        </div>
      )}
    </>
  );
}

function TabLabel({ number, question: { toMark, answers } }: { number: number; question: MarkedQuestion }) {
  return (
    <span className="flex items-center gap-2 whitespace-nowrap">
      Question {number}
      {toMark > 0 ? (
        <span className="figures text-sm font-normal">{toMark.toLocaleString('en')} to mark</span>
      ) : (
        <>
          <CircleCheck className="size-4 text-success" aria-hidden="true" />
          <span className="sr-only">{answers > 0 ? 'all marked' : 'nothing to mark'}</span>
        </>
      )}
    </span>
  );
}

function Progress({ questions }: { questions: readonly MarkedQuestion[] }) {
  const answers = questions.reduce((sum, question) => sum + question.answers, 0);
  const marked = answers - questions.reduce((sum, question) => sum + question.toMark, 0);
  const words = `${marked.toLocaleString('en')} of ${answers.toLocaleString('en')} answers marked`;
  return (
    <div className="grid gap-1.5">
      <p className="figures text-sm font-semibold">{words}</p>
      <ProgressBar label="Marked answers" value={marked} max={answers} valueText={words} />
    </div>
  );
}

function NothingToMark({ queue: { inProgress, test } }: { queue: MarkingQueue }) {
  const closes = new Date(test.closesAt);
  return (
    <EmptyState title="Nothing to mark yet">
      {inProgress > 0
        ? `${inProgress === 1 ? 'One learner is' : `${inProgress} learners are`} writing. Answers appear here once they are submitted.`
        : closes > new Date()
          ? `Nobody has submitted it. It's open until ${formatDayAndTime(closes)}.`
          : 'It has closed, and nobody submitted it.'}
    </EmptyState>
  );
}
