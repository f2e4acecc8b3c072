import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type ReactNode, useMemo } from 'react';
import type { EditedQuestion } from '../edited-quiz.ts';
import { indexOfQuestion } from './question-list.ts';
import { QuestionRow } from './question-row.tsx';

interface QuestionRowsProps {
  questions: readonly EditedQuestion[];
  chosen: string | null;
  /** Returns the number of a question's fields that have to be fixed. */
  problemsOf: (id: string) => number;
  isKnown: (question: EditedQuestion) => boolean;
  onChoose: (id: string) => void;
  onMove: (from: number, to: number) => void;
  onDragStart: () => void;
  /** The form of the chosen question, shown below its row; undefined on wide screens, where it's beside the list. */
  form: ReactNode;
}

/** The list of questions, which can be reordered by pointer or keyboard. */
export function QuestionRows({ questions, chosen, problemsOf, isKnown, onChoose, onMove, ...rows }: QuestionRowsProps) {
  const sensors = useSensors(
    // A press that moves less than 6 pixels is a click, not a drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  const order = questions.map(({ id }) => id).join();
  // The array of ids stays the same while the order is unchanged; a new one would render every row again at each typed
  // letter.
  const ids = useMemo(() => order.split(','), [order]);

  function onDragEnd({ active, over }: DragEndEvent): void {
    if (over) onMove(indexOfQuestion(questions, String(active.id)), indexOfQuestion(questions, String(over.id)));
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragStart={rows.onDragStart}
      onDragEnd={onDragEnd}
      accessibility={{
        announcements: announcementsOf(questions),
        screenReaderInstructions: { draggable: DRAG_INSTRUCTIONS },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol aria-label="Questions" className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {questions.map((question, index) => (
            <QuestionRow
              key={question.id}
              question={question}
              number={index + 1}
              chosen={question.id === chosen}
              problems={problemsOf(question.id)}
              known={isKnown(question)}
              onChoose={onChoose}
            >
              {question.id === chosen ? rows.form : undefined}
            </QuestionRow>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

const DRAG_INSTRUCTIONS =
  'Press space to pick up the question, arrow keys to move it, space to drop it, escape to cancel.';

function announcementsOf(questions: readonly EditedQuestion[]): Announcements {
  const at = (id: UniqueIdentifier) => indexOfQuestion(questions, String(id)) + 1;
  const of = questions.length;
  // `onDragOver` fires right after `onDragStart`. Both return the same text, so that screen readers announce it only
  // once.
  const formatHolding = (id: UniqueIdentifier) => `Holding question ${at(id)} of ${of}.`;
  return {
    onDragStart: ({ active }) => formatHolding(active.id),
    onDragOver({ active, over }) {
      if (over) return over.id === active.id ? formatHolding(active.id) : `Now at position ${at(over.id)} of ${of}.`;
    },
    onDragEnd: ({ over }) => (over ? `Dropped at position ${at(over.id)} of ${of}.` : 'Dropped where it was.'),
    onDragCancel: ({ active }) => `Back at position ${at(active.id)} of ${of}.`,
  };
}
