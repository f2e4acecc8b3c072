import type { ReactNode } from 'react';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { parseBlocks, type TextBlock } from './text-blocks.ts';

/** The text of a tutor's message: paragraphs and lists as plain text, with formulas between dollar signs. */
export function MessageText({ content }: { content: string }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5 wrap-anywhere">
      {parseBlocks(content).map((block) => (
        <Block key={block.at} block={block} />
      ))}
    </div>
  );
}

function Block({ block: { kind, lines } }: { block: TextBlock }) {
  if (kind === 'paragraph')
    return (
      <p className="whitespace-pre-wrap">
        <RichText>{lines.join('\n')}</RichText>
      </p>
    );
  const List = kind === 'list' ? 'ul' : 'ol';
  return (
    <List className={`grid gap-1 ps-5 marker:text-quiet ${kind === 'list' ? 'list-disc' : 'list-decimal'}`}>
      {itemsOf(lines)}
    </List>
  );
}

/** Renders list items with their index as the key, which is safe because a message never changes. */
function itemsOf(lines: readonly string[]): ReactNode[] {
  return [...lines.entries()].map(([at, line]) => (
    <li key={at} className="ps-1">
      <RichText>{line}</RichText>
    </li>
  ));
}
