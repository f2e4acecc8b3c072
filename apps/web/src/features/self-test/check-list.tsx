import { CircleAlert, CircleCheck, CircleX, RotateCw } from 'lucide-react';
import { notify } from '#lib/notifications.ts';
import { Button } from '#ui/buttons/button.tsx';
import { CopyText } from '#ui/buttons/copy-text.tsx';
import { OrbitMark } from '#ui/pictures/orbit-mark.tsx';
import type { Check, CheckResult, CheckState } from './check.ts';
import { formatReport } from './format-report.ts';
import { useChecks } from './use-checks.ts';

const STATE_STYLES: Record<CheckState, { Icon: typeof CircleCheck; colour: string; word: string }> = {
  ok: { Icon: CircleCheck, colour: 'text-success', word: 'Works' },
  warning: { Icon: CircleAlert, colour: 'text-warning', word: 'Could be better' },
  failed: { Icon: CircleX, colour: 'text-error', word: "Doesn't work" },
};

/** Runs checks one after another and shows how each ended, what to do about it, and a report to copy. */
export function CheckList({ checks, title }: { checks: readonly Check[]; title: string }) {
  const { results, running, run } = useChecks(checks);

  return (
    <div className="grid max-w-3xl gap-6">
      {/* On phones the status text has space for two lines, so that a longer text doesn't move the content below. */}
      <p role="status" className="min-h-13 font-semibold sm:min-h-6">
        {running ? `Checking ${Object.keys(results).length + 1} of ${checks.length}…` : formatSummary(checks, results)}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button busy={running} onClick={run} icon={<RotateCw className="size-5" aria-hidden="true" />}>
          Run again
        </Button>
        <CopyText
          text={() => formatReport(title, checks, results, navigator.userAgent)}
          label="The result"
          onCopied={() => notify('Copied.', { type: 'success' })}
          disabled={running}
        >
          Copy the result
        </CopyText>
      </div>
      <ul className="grid gap-3">
        {checks.map((check) => (
          <CheckRow key={check.id} title={check.title} result={results[check.id]} />
        ))}
      </ul>
    </div>
  );
}

function CheckRow({ title, result }: { title: string; result: CheckResult | undefined }) {
  const style = result && STATE_STYLES[result.state];
  return (
    <li className="flex gap-4 rounded-card border border-base-300 bg-base-100 p-4">
      {style ? (
        <style.Icon className={`mt-0.5 size-6 shrink-0 ${style.colour}`} aria-hidden="true" />
      ) : (
        <OrbitMark spinning className="mt-0.5 size-6 shrink-0 text-quiet" />
      )}
      <div className="grid min-w-0 gap-1 wrap-anywhere">
        <h2 className="text-base">
          {title}
          <span className="sr-only">: {style?.word ?? 'being checked'}</span>
        </h2>
        {/* Each check has space for a result of usual length from the beginning, so that nothing below moves when
            the result appears. */}
        <div className="min-h-18 sm:min-h-12">
          <p className="text-quiet">{result?.detail ?? 'Checking…'}</p>
          {result?.advice && <p>{result.advice}</p>}
        </div>
      </div>
    </li>
  );
}

function formatSummary(checks: readonly Check[], results: Readonly<Record<string, CheckResult>>): string {
  const failed = checks.filter(({ id }) => results[id]?.state === 'failed').length;
  const warned = checks.filter(({ id }) => results[id]?.state === 'warning').length;
  if (failed > 0) return failed === 1 ? "One thing doesn't work here." : `${failed} things don't work here.`;
  if (warned > 0)
    return warned === 1
      ? 'Everything works. One thing could be better.'
      : `Everything works. ${warned} things could be better.`;
  return 'Everything works.';
}
