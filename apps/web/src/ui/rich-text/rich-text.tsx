import { lazy, Suspense } from 'react';
import { parseRichText, type TextPart } from './parse-rich-text.ts';

const Formula = lazy(() => import('./formula.tsx').catch(() => ({ default: Source })));

/**
 * Renders an author's text: its lines, formulas between dollar signs, code between backticks. It contains only phrasing
 * content, so it can be used in a heading, a label or a legend.
 */
export function RichText({ children }: { children: string }) {
  return parseRichText(children).map((part) => <Part key={part.at} part={part} />);
}

function Part({ part }: { part: TextPart }) {
  if (part.type === 'text') return part.text;
  if (part.type === 'code') return <Code {...part} />;
  return (
    <span className={part.display ? 'my-2 block max-w-full overflow-x-auto overflow-y-hidden' : ''}>
      <Suspense fallback={<Source tex={part.tex} />}>
        <Formula tex={part.tex} display={part.display} />
      </Suspense>
    </span>
  );
}

function Code({ code, block }: { code: string; block: boolean }) {
  if (!block)
    return (
      <code className="rounded-md bg-base-content/10 px-1.5 py-0.5 font-mono text-[0.9em] font-normal">{code}</code>
    );
  return (
    <code className="my-2 block overflow-x-auto rounded-field border border-base-300 bg-base-200 p-4 text-start font-mono text-base font-normal tracking-normal whitespace-pre text-base-content">
      {code}
    </code>
  );
}

/** Shows a formula's source until the typesetter is loaded, or if loading it fails. */
function Source({ tex }: { tex: string }) {
  return <code className="font-mono text-[0.9em]">{tex}</code>;
}
