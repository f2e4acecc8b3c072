import type { Report } from '@quorbit/contracts/attempts/schema';
import { Check, Clock, CloudCheck, CloudUpload, Sparkles, Target, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { durationTime } from '#lib/duration.ts';
import { ProgressRing } from '#ui/progress-ring.tsx';
import { RewardBurst } from './reward-burst.tsx';
import { secondsTaken } from './seconds-taken.ts';

interface ReportSummaryProps {
  report: Report;
  celebrate: boolean;
  /** Graded on this device; the server's word is still to come. */
  provisional: boolean;
}

/** The score at a glance. A pass that came just now gets its moment. */
export function ReportSummary({ report, celebrate, provisional }: ReportSummaryProps) {
  const { percentage, passed, score, totalMarks, passingMarks, xpEarned } = report;
  return (
    <section
      aria-label="Result"
      className="on-neutral relative overflow-hidden rounded-tile bg-neutral p-6 text-neutral-content lg:p-8"
    >
      <div className="flex flex-col gap-x-10 gap-y-6 sm:flex-row sm:items-center">
        <div className="relative self-center">
          {celebrate && <RewardBurst />}
          <ProgressRing
            label="Score"
            value={percentage / 100}
            valueText={`${percentage} %`}
            className={`size-36 lg:size-44 ${celebrate ? 'reward-pop' : ''}`}
          >
            <span className="figures text-2xl font-extrabold lg:text-3xl">{percentage} %</span>
          </ProgressRing>
        </div>
        <div className="grid min-w-0 gap-4">
          <div className="grid justify-items-start gap-2">
            <div className="flex flex-wrap gap-2">
              <PassBadge passed={passed} />
              {provisional && (
                <span className="inline-flex items-center rounded-full border border-accent px-3 py-1 text-sm font-bold text-accent">
                  Provisional
                </span>
              )}
            </div>
            <p role="status" className="font-display text-xl font-bold lg:text-2xl">
              {headline(report)}
            </p>
          </div>
          <dl className="grid grid-cols-[auto_auto] justify-start gap-x-8 gap-y-3 md:flex md:flex-wrap">
            <Fact icon={<Target className="size-5 text-accent" aria-hidden="true" />} label="Marks">
              {score} of {totalMarks}{' '}
              <span className="text-sm font-normal opacity-85 max-md:block">({passingMarks} to pass)</span>
            </Fact>
            <Fact icon={<Sparkles className="size-5 text-accent" aria-hidden="true" />} label="Earned">
              {xpEarned} XP{provisional && ' pending'}
            </Fact>
            <Fact icon={<Clock className="size-5 text-accent" aria-hidden="true" />} label="Time">
              {durationTime(secondsTaken(report))}
            </Fact>
            <Fact
              icon={
                provisional ? (
                  <CloudUpload className="size-5 text-accent" aria-hidden="true" />
                ) : (
                  <CloudCheck className="size-5 text-accent" aria-hidden="true" />
                )
              }
              label="Sync"
            >
              <span>{provisional ? 'Waiting' : 'Synced'}</span>
            </Fact>
          </dl>
        </div>
      </div>
    </section>
  );
}

function PassBadge({ passed }: { passed: boolean }) {
  const Icon = passed ? Check : X;
  const colours = passed ? 'bg-success text-success-content' : 'border border-neutral-content/50';
  return (
    <span className={`inline-flex items-center gap-1.5 rounded-full px-3 py-1 text-sm font-bold ${colours}`}>
      <Icon className="size-4" aria-hidden="true" />
      {passed ? 'Passed' : 'Not passed'}
    </span>
  );
}

function headline({ percentage, passed, passingMarks, score }: Report): string {
  if (percentage === 100) return 'Every answer right.';
  if (passed) return 'Well done. Look at what slipped through.';
  const missing = passingMarks - score;
  return missing === 1 ? 'One more mark and you pass.' : `${missing} more marks and you pass.`;
}

function Fact({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className="relative ps-8">
      <dt className="text-sm text-neutral-content/85">
        <span className="absolute start-0 top-1/2 -translate-y-1/2">{icon}</span>
        {label}
      </dt>
      <dd className="figures text-lg font-bold">{children}</dd>
    </div>
  );
}
