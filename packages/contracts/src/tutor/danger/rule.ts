// Reads a language's table of words (see `words-en.ts`) and finds the line that a text matches. A text is read once,
// word by word. Each pattern looks at most a few words ahead, so that the time grows only with the number of words.

import { isTypo, SENTENCE_EDGE, toPlainWords } from './letters.ts';

/**
 * The table of one language's words of danger. All texts are read without case, accents, doubled letters and fillers. A
 * word of five letters or more may have one slip, and a word of four letters may have two swapped letters; the first
 * letter must be right.
 *
 * To add an expression, add it to `examples/`, then add its words to a role, or a line to `danger`. If something
 * harmless is recognised, `findDangerLine` returns the line that matched; add a line to `harmless` or `lessons`.
 *
 * A pattern is a line of words that follow each other: `not WANT live`.
 * - `WANT` in capitals is a role and matches any of its words or phrases.
 * - `a/b` is one of several words or roles, `a_b` is a phrase among them, `a?` is optional, `a*` is any word that
 *   begins with `a`.
 * - `..` allows up to three other words in between, `....` up to eight, all in one sentence.
 * - `!a/b` means that none of these comes next.
 * - `|` is the beginning or the end of a sentence, `#` is any number.
 */
export interface WordTable extends Lookalikes {
  /** Words that don't change the meaning of a sentence. They're left out everywhere, in patterns too. */
  fillers: string;
  /** Short forms and slang, each with the words that it's replaced by. */
  shortForms: Readonly<Record<string, string>>;
  /**
   * Single letters that shorten a word before another word, with the words they're short for. They're recognised even
   * if the apostrophe was left out.
   */
  elided?: Readonly<Record<string, string>>;
  /** Words and phrases by their role in a sentence; those of a role are separated by commas. */
  roles: Readonly<Record<string, string>>;
  /** Patterns that match what people in danger write. One match is enough. */
  danger: readonly string[];
  /** Expressions of danger typed without blanks. One of them inside a typed word is enough. */
  runTogether: string;
}

/** The words and phrases of one language that only sound like danger; `lookalikes-en.ts` has the English ones. */
export interface Lookalikes {
  /** Words that are one slip away from a word of the table and mean something else. */
  otherWords: string;
  /**
   * Patterns that show that a sentence is about a lesson, a story or a game. Such a sentence isn't checked for danger.
   */
  lessons: readonly string[];
  /**
   * Patterns that only sound like danger. The words that they match are removed before the `danger` patterns are tried.
   */
  harmless: readonly string[];
}

type Phrase = readonly string[];
interface Step {
  /** The most other words that may come before this step of a pattern. */
  gap: number;
  phrases: ReadonlyMap<string, readonly Phrase[]>;
  /** Beginnings of words that match this step; they're written as `a*` in a pattern. */
  beginnings: readonly string[];
  kind: 'one' | 'maybe' | 'none';
}
interface Pattern {
  steps: readonly Step[];
  /** The first words of the phrases of each step that can't be left out, beginning with the step that has the fewest. */
  needed: readonly (readonly string[])[];
}

const GAPS: Readonly<Record<string, number>> = { '..': 3, '....': 8 };
/** The mark for any number in a list of words. */
const NUMBER = '#';
const SIGNS: ReadonlySet<string> = new Set([SENTENCE_EDGE, NUMBER]);
/** The mark for a word that was removed because it's harmless. */
const REMOVED = '_';

/**
 * Builds the function that returns the line of a word table that the words of a text, from `toPlainWords`, match; the
 * function returns null if no line does.
 */
export function buildRule(table: WordTable): (typed: readonly string[]) => string | null {
  const reader = new WordReader(table);
  const lessons = table.lessons.map((line) => reader.pattern(line));
  const harmless = table.harmless.map((line) => reader.pattern(line));
  const danger = table.danger.map((line) => [line, reader.pattern(line)] as const);
  const runTogether = toWords(table.runTogether);
  return (typed) => {
    const read = reader.read(typed);
    const present = new Set(read);
    /** Returns whether each step that a pattern needs may begin in the text, which rules out most patterns. */
    const canMatch = ({ needed }: Pattern) => needed.every((firsts) => firsts.some((word) => present.has(word)));
    const words = removeLessons(read, lessons.filter(canMatch));
    for (const pattern of harmless) if (canMatch(pattern)) removeMatches(words, pattern);
    const [line] = danger.find(([, pattern]) => canMatch(pattern) && hasMatch(pattern, words)) ?? [];
    return line ?? runTogether.find((part) => typed.some((word) => word.includes(part))) ?? null;
  };
}

function removeLessons(words: string[], lessons: readonly Pattern[]): string[] {
  const remaining = [...words];
  for (let from = 0; from < words.length - 1; ) {
    const to = words.indexOf(SENTENCE_EDGE, from + 1);
    const sentence = words.slice(from, to + 1);
    if (lessons.some((pattern) => hasMatch(pattern, sentence))) remaining.fill(REMOVED, from + 1, to);
    from = to;
  }
  return remaining;
}

function removeMatches(words: string[], pattern: Pattern) {
  for (let at = 0; at < words.length; at += 1) {
    const end = findMatchEnd(pattern, words, at);
    for (let index = at; index < (end ?? at); index += 1) if (words[index] !== SENTENCE_EDGE) words[index] = REMOVED;
  }
}

const hasMatch = (pattern: Pattern, words: readonly string[]) =>
  words.some((_, at) => findMatchEnd(pattern, words, at) !== null);

/** Returns the index after the longest match of a pattern that begins at the word `from`; null if none begins there. */
function findMatchEnd({ steps }: Pattern, words: readonly string[], from: number): number | null {
  const [first] = steps;
  if (first === undefined || (first.kind === 'one' && first.gap === 0 && findStepEnds(first, words, from).length === 0))
    return null;
  let ends = new Set([from]);
  for (const step of steps) {
    const next = new Set<number>();
    for (const at of ends) {
      if (step.kind === 'none') {
        if (findStepEnds(step, words, at).length === 0) next.add(at);
        continue;
      }
      for (let skipped = 0; skipped <= step.gap; skipped += 1) {
        if (step.kind === 'maybe') next.add(at + skipped);
        for (const end of findStepEnds(step, words, at + skipped)) next.add(end);
        if (words[at + skipped] === SENTENCE_EDGE) break;
      }
    }
    if (next.size === 0) return null;
    ends = next;
  }
  return Math.max(...ends);
}

const NO_ENDS: readonly number[] = [];

function findStepEnds({ phrases, beginnings }: Step, words: readonly string[], at: number): readonly number[] {
  const word = words[at];
  if (word === undefined) return NO_ENDS;
  const candidates = phrases.get(word);
  if (candidates === undefined && beginnings.length === 0) return NO_ENDS;
  const ends = (candidates ?? [])
    .filter((phrase) => phrase.every((part, index) => words[at + index] === part))
    .map((phrase) => at + phrase.length);
  return beginnings.some((beginning) => word.startsWith(beginning)) ? [...ends, at + 1] : ends;
}

const toWords = (list: string) => toPlainWords(list).filter((word) => word !== SENTENCE_EDGE);

/** Knows the words of a table and reads typed words as words of the table. */
class WordReader {
  readonly #table: WordTable;
  readonly #fillers: ReadonlySet<string>;
  readonly #means: ReadonlyMap<string, readonly string[]>;
  readonly #others: ReadonlySet<string>;
  readonly #roles: ReadonlyMap<string, readonly string[]>;
  readonly #known = new Set<string>();
  /** The table's words by their first letter, for finding words with a slip. */
  readonly #byLetter = new Map<string, string[]>();

  constructor(table: WordTable) {
    this.#table = table;
    this.#fillers = new Set(toWords(table.fillers));
    this.#means = new Map(
      Object.entries(table.shortForms).map(([word, read]) => [toWords(word)[0] ?? word, toWords(read)]),
    );
    this.#others = new Set(toWords(table.otherWords));
    this.#roles = new Map(Object.entries(table.roles).map(([role, phrases]) => [role, phrases.split(',')]));
  }

  /**
   * Parses a line into a pattern. All patterns must be parsed before the first text is read, because this is how the
   * reader learns the words.
   */
  pattern(line: string): Pattern {
    const steps: Step[] = [];
    let gap = 0;
    for (const part of line.split(' ')) {
      const wait = GAPS[part];
      if (wait !== undefined) {
        gap = wait;
        continue;
      }
      const kind = part.startsWith('!') ? 'none' : part.endsWith('?') ? 'maybe' : 'one';
      const step = this.#step(part.replace(/^!|\?$/g, ''), gap, kind);
      // A step without any words consists only of fillers. Fillers are also removed from the text, so the step is left
      // out.
      if (step.phrases.size > 0 || step.beginnings.length > 0) steps.push(step);
      gap = 0;
    }
    const needed = steps
      .filter(({ kind, beginnings }) => kind === 'one' && beginnings.length === 0)
      .map(({ phrases }) => [...phrases.keys()])
      .sort((a, b) => a.length - b.length);
    return { steps, needed };
  }

  #step(part: string, gap: number, kind: Step['kind']): Step {
    const phrases = new Map<string, Phrase[]>();
    const beginnings: string[] = [];
    for (const said of part.split('/').flatMap((name) => this.#roles.get(name) ?? [name])) {
      if (said.endsWith('*')) {
        beginnings.push(...toWords(said));
        continue;
      }
      const phrase = SIGNS.has(said.trim()) ? [said.trim()] : this.#phrase(said);
      const [first] = phrase;
      if (first !== undefined) phrases.set(first, [...(phrases.get(first) ?? []), phrase]);
    }
    return { gap, phrases, beginnings, kind };
  }

  #phrase(said: string): string[] {
    const { elided } = this.#table;
    const whole = elided
      ? said.replace(/(\p{L}{1,20})'/gu, (_, letter: string) => `${elided[letter] ?? letter} `)
      : said;
    const words = this.#expand(toWords(whole));
    for (const word of words) this.#learn(word);
    return words;
  }

  #learn(word: string) {
    if (this.#known.has(word)) return;
    this.#known.add(word);
    const first = word[0] ?? '';
    if (word.length >= 4) this.#byLetter.set(first, [...(this.#byLetter.get(first) ?? []), word]);
  }

  /** Replaces short forms by the full words and removes fillers. */
  #expand(words: readonly string[]): string[] {
    return words.flatMap((word) => this.#means.get(word) ?? [word]).filter((word) => !this.#fillers.has(word));
  }

  /** Replaces each typed word by the word of the table that it is, or nearly is. */
  read(typed: readonly string[]): string[] {
    return this.#expand(typed.flatMap((word) => this.#readWord(word)));
  }

  #readWord(word: string): string | string[] {
    if (this.#isWord(word)) return word;
    if (/^\d+$/.test(word)) return NUMBER;
    if (word.length < 2) return word;
    const whole = this.#table.elided?.[word[0] ?? ''];
    if (whole !== undefined && this.#isWord(word.slice(1))) return [...toWords(whole), word.slice(1)];
    return (this.#byLetter.get(word[0] ?? '') ?? []).find((known) => isTypo(word, known)) ?? word;
  }

  #isWord(word: string): boolean {
    return this.#known.has(word) || this.#others.has(word) || this.#fillers.has(word) || this.#means.has(word);
  }
}
