import { QUESTION_KINDS, type QuestionKind } from '@quorbit/contracts/quizzes/question-kinds';
import { Plus } from 'lucide-react';
import { buttonClasses } from '#ui/buttons/button-classes.ts';
import { Menu } from '#ui/dialogs/menu.tsx';
import { KIND_NAMES } from './format-question.ts';
import { KIND_ICONS } from './kind-icons.ts';

/** The menu that adds a question of the chosen kind. */
export function AddQuestionMenu({ onAdd }: { onAdd: (kind: QuestionKind) => void }) {
  return (
    <Menu
      label="Add question"
      className={buttonClasses('secondary')}
      items={QUESTION_KINDS.map((kind) => {
        const Icon = KIND_ICONS[kind];
        return {
          label: KIND_NAMES[kind],
          icon: <Icon className="size-5 text-quiet" aria-hidden="true" />,
          onSelect: () => onAdd(kind),
        };
      })}
    >
      <Plus className="size-5" aria-hidden="true" />
      Add question
    </Menu>
  );
}
