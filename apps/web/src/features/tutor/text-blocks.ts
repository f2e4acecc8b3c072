/** A part of what the tutor says: text that is never read as HTML. */
export interface TextBlock {
  /** Its place among the blocks, which identifies it. */
  at: number;
  kind: 'paragraph' | 'list' | 'numbers';
  /** A paragraph has one, a list one for each item. */
  lines: readonly string[];
}

const LIST_ITEM = /^\s*[-*•]\s+/;
const NUMBERED_ITEM = /^\s*\d{1,3}[.)]\s+/;

/** Splits a message into paragraphs and lists. A list begins at its first item, without an empty line too. */
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

/** The first line of a plan, as a title for it. */
export function extractTitle(content: string): string {
  const first = content.split('\n').find((line) => line.trim() !== '') ?? '';
  return first
    .replace(LIST_ITEM, '')
    .replace(NUMBERED_ITEM, '')
    .replace(/^#+\s*/, '')
    .replace(/:\s*$/, '')
    .trim();
}
