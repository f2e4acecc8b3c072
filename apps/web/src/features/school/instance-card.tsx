import type { InstanceSettings } from '@quorbit/contracts/school/schema';
import { Link } from '@tanstack/react-router';
import { ArrowRight, Flag, School as SchoolIcon } from 'lucide-react';
import { useInstanceSettings } from './school.queries.ts';
import { STEP_TITLES } from './step-titles.ts';

/**
 * Card that links to the setup: it asks to finish it or, afterwards, shows the school's name. It's rendered at once and
 * always equally high, so nothing below it moves.
 */
export function InstanceCard() {
  const view = useInstanceSettings();
  const settings = view.state === 'shown' ? view.data : null;
  const isUnfinished = settings !== null && settings.setUpAt === null;
  const Icon = isUnfinished ? Flag : SchoolIcon;
  const { title, line } = formatCard(settings, view.state);
  return (
    <Link
      to="/admin/setup"
      className={`group flex min-h-20 items-center gap-4 rounded-card border bg-base-100 px-4 py-3 transition-colors hover:border-primary lg:px-5 ${isUnfinished ? 'border-primary' : 'border-base-300'}`}
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-primary/10 text-primary">
        <Icon className="size-5" aria-hidden="true" />
      </span>
      <span className="grid min-w-0 grow grid-cols-[minmax(0,1fr)]">
        <span className="truncate font-display text-lg font-bold">{title}</span>
        <span className="truncate text-sm text-quiet">{line}</span>
      </span>
      <ArrowRight
        className="size-5 shrink-0 text-quiet transition-transform group-hover:translate-x-1"
        aria-hidden="true"
      />
    </Link>
  );
}

function formatCard(settings: InstanceSettings | null, state: string): { title: string; line: string } {
  if (settings === null)
    return { title: 'Set up', line: state === 'failing' ? "Your school's details didn't load." : 'Your school' };
  if (settings.setUpAt !== null) return { title: settings.name ?? 'Set up', line: 'Name, help for learners, accounts' };
  return { title: 'Finish setting up', line: `Next: ${STEP_TITLES[settings.setupStep]}` };
}
