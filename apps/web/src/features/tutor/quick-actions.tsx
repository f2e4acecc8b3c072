import { BookOpenText, CalendarDays, ListChecks, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { createPlanRequest, IMPROVE_SKILLS_REQUEST } from './requests.ts';
import type { Actions } from './use-actions.ts';

interface QuickActionsProps {
  actions: Actions;
  /** Whether the buttons are disabled: the tutor is thinking, or there is no network. */
  blocked: boolean;
}

const ICON = { className: 'size-5 shrink-0 max-sm:hidden', 'aria-hidden': true } as const;

/** Buttons for the learners' most frequent requests. */
export function QuickActions({ actions: { ask, open }, blocked }: QuickActionsProps) {
  const quick: readonly [string, ReactNode, () => void][] = [
    ['Custom Quiz', <ListChecks key="quiz" {...ICON} />, () => open({ kind: 'quiz', topic: '' })],
    ['Study Plan', <CalendarDays key="plan" {...ICON} />, () => ask(createPlanRequest(null))],
    ['Improve Skills', <TrendingUp key="skills" {...ICON} />, () => ask(IMPROVE_SKILLS_REQUEST)],
    ['Explain Concept', <BookOpenText key="concept" {...ICON} />, () => open({ kind: 'concept', topic: '' })],
  ];
  return (
    <fieldset className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
      <legend className="sr-only">Quick actions</legend>
      {quick.map(([label, icon, go]) => (
        <Button
          key={label}
          icon={icon}
          disabled={blocked}
          onClick={go}
          className="min-w-0 grow px-2 text-sm whitespace-nowrap"
        >
          {label}
        </Button>
      ))}
    </fieldset>
  );
}
