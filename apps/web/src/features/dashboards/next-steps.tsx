import type { DashboardView } from '@quorbit/contracts/dashboards/schema';
import { type BookOpen, Flame, Repeat2, Rocket, Target } from 'lucide-react';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { RailPanel } from '#ui/rail.tsx';

type Step = DashboardView['recommendations'][number];

const ICONS = {
  'get-started': Rocket,
  practice: Repeat2,
  focus: Target,
  'start-streak': Flame,
  'keep-streak': Flame,
} as const satisfies Record<Step['kind'], typeof BookOpen>;

/** Study recommendations, each with its reason, and a link to the quizzes. */
export function NextSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <RailPanel title="Study recommendations">
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {steps.map(({ kind, title, description }) => {
          const Icon = ICONS[kind];
          return (
            <li key={kind} className="flex gap-3">
              <Icon className="mt-0.5 size-5 shrink-0 text-accent" aria-hidden="true" />
              <div className="min-w-0">
                <h3 className="text-base wrap-anywhere">{title}</h3>
                <p className="text-sm text-quiet wrap-anywhere">{description}</p>
              </div>
            </li>
          );
        })}
      </ul>
      <LinkButton to="/user/test" look="primary" className="justify-self-start">
        Choose a quiz
      </LinkButton>
    </RailPanel>
  );
}
