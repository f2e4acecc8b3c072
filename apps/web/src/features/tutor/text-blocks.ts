/** One block of a tutor's message: plain text that is never read as HTML. */
export interface TextBlock {
  /** The block's index in the message, which identifies it. */
  at: number;
  kind: 'paragraph' | 'list' | 'numbers';
  /** The block's texts: a single one for a paragraph, which may span several lines; one per item for a list. */
  lines: readonly string[];
}

const LIST_ITEM = /^\s*[-*•]\s+/;
const NUMBERED_ITEM = /^\s*\d{1,3}[.)]\s+/;

/**
 * Splits a message into paragraphs and lists. A list begins at its first item, even without an empty line before it.
 */
export function parseBlocks(content: string): TextBlock[] {
  const blocks: { kind: TextBlock['kind']; lines: string[] }[] = [];
  let startsBlock = true;
  for (const line of content.split(/\r?\n/)) {
    if (line.trim() === '') {
      startsBlock = true;
      continue;
    }
    const { kind, text } = parseLine(line);
    const last = blocks.at(-1);
    if (last?.kind !== kind || (kind === 'paragraph' && startsBlock)) blocks.push({ kind, lines: [text] });
    else if (kind === 'paragraph') last.lines = [`${last.lines[0]}\n${text}`];
    else last.lines.push(text);
    startsBlock = false;
  }
  return blocks.map((block, at) => ({ at, ...block }));
}

function parseLine(line: string): { kind: TextBlock['kind']; text: string } {
  if (LIST_ITEM.test(line)) return { kind: 'list', text: line.replace(LIST_ITEM, '').trim() };
  if (NUMBERED_ITEM.test(line)) return { kind: 'numbers', text: line.replace(NUMBERED_ITEM, '').trim() };
  return { kind: 'paragraph', text: line.trim() };
}

/** Returns the first line of a study plan as its title, without list marks and a final colon. */
export function extractTitle(content: string): string {
  const first = content.split('\n').find((line) => line.trim() !== '') ?? '';
  return first
    .replace(LIST_ITEM, '')
    .replace(NUMBERED_ITEM, '')
    .replace(/^#+\s*/, '')
    .replace(/:\s*$/, '')
    .trim();
}
