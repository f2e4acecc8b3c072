/** A part of what the tutor says: text that is never read as HTML. */
export interface TextBlock {
  /** Its place among the blocks, which identifies it. */
  at: number;
  kind: 'paragraph' | 'list' | 'numbers';
  /** A paragraph has one, a list one for each item. */
  lines: readonly string[];
}

const ITEM = /^\s*[-*•]\s+/;
const NUMBERED = /^\s*\d{1,3}[.)]\s+/;

/** Splits a message into paragraphs and lists. A list begins at its first item, without an empty line too. */
export function blocksOf(content: string): TextBlock[] {
  const blocks: { kind: TextBlock['kind']; lines: string[] }[] = [];
  let begin = true;
  for (const line of content.split(/\r?\n/)) {
    if (line.trim() === '') {
      begin = true;
      continue;
    }
    const { kind, text } = readLine(line);
    const last = blocks.at(-1);
    if (last?.kind !== kind || (kind === 'paragraph' && begin)) blocks.push({ kind, lines: [text] });
    else if (kind === 'paragraph') last.lines = [`${last.lines[0]}\n${text}`];
    else last.lines.push(text);
    begin = false;
  }
  return blocks.map((block, at) => ({ at, ...block }));
}

function readLine(line: string): { kind: TextBlock['kind']; text: string } {
  if (ITEM.test(line)) return { kind: 'list', text: line.replace(ITEM, '').trim() };
  if (NUMBERED.test(line)) return { kind: 'numbers', text: line.replace(NUMBERED, '').trim() };
  return { kind: 'paragraph', text: line.trim() };
}

/** The first line of a plan, as a title for it. */
export function firstLine(content: string): string {
  const first = content.split('\n').find((line) => line.trim() !== '') ?? '';
  return first
    .replace(ITEM, '')
    .replace(NUMBERED, '')
    .replace(/^#+\s*/, '')
    .replace(/:\s*$/, '')
    .trim();
}
