// Finds what a learner names in the knowledge.
import type { Concept, Subject, Topic } from '../knowledge/concept.ts';
import { isSlip, keyOf, significantWords } from './words.ts';

/** What was found: a category, a topic in it, or concepts of a topic. */
export interface Found {
  /** As the knowledge calls it. */
  name: string;
  subject: Subject;
  /** Null for a whole category. */
  topic: Topic | null;
  /** The one that was named; null for a topic or a category. */
  concept: Concept | null;
  /** Whether it was named, letter for letter, and not only mentioned somewhere. */
  named: boolean;
  /** Whether it is what was meant, beyond doubt enough to ask questions about it. */
  sure: boolean;
}

type Place = Omit<Found, 'named' | 'sure'>;

interface Entry extends Place {
  keys: ReadonlySet<string>;
  names: readonly ReadonlySet<string>[];
  /** Words of its names. */
  own: ReadonlySet<string>;
  /** Words of what it belongs to. */
  around: ReadonlySet<string>;
  /** Words of what is said about it. */
  text: ReadonlySet<string>;
}

export interface Finder {
  subjects: readonly Subject[];
  /** The broadest that has the name: a topic before a concept of the same name. */
  find(wish: string): Found | null;
  /** The concept first, where a topic is called like its term. */
  explain(wish: string): Found | null;
  /** Names of topics, those first that share words with the wish. */
  near(wish: string, count: number): string[];
}

/** Of the wish's words, how many must be known. */
const CLEAR_MAJORITY = 2 / 3;
const HALF = 1 / 2;

/** Nobody names a topic with more. */
const MOST_WORDS = 40;

export function createFinder(subjects: readonly Subject[]): Finder {
  const entries = subjects.flatMap(entriesOf);
  const known = new Set(entries.flatMap(({ own, text }) => [...own, ...text]));
  const names = [...new Set(entries.flatMap(({ own }) => [...own]))];

  function corrected(words: string[]): string[] {
    return words.map((word) => {
      if (known.has(word)) return word;
      const [slip, another] = names.filter((name) => isSlip(word, name));
      return slip !== undefined && another === undefined ? slip : word;
    });
  }

  function search(wish: string, termsFirst: boolean): Found | null {
    const written = significantWords(wish).slice(0, MOST_WORDS);
    const words = corrected(written);
    const key = [...new Set(words)].sort().join(' ');
    const same = entries.filter(({ keys }) => keys.has(key));
    const term = same.find(({ concept }) => concept !== null && keyOf(concept.term) === key);
    const exact = termsFirst && term ? term : same[0];
    const found = exact ? { ...exact, named: true, sure: true } : best(entries, words);
    // 'Beatles' may be a slip for 'beetles', or not.
    return found && { ...found, named: found.named && written.every((word, index) => word === words[index]) };
  }

  return {
    subjects,
    find: (wish) => search(wish, false),
    explain: (wish) => search(wish, true),
    near: (wish, count) => nearTopics(subjects, entries, significantWords(wish).slice(0, MOST_WORDS), count),
  };
}

/** Broad ones first. */
function entriesOf(subject: Subject): Entry[] {
  const around = new Set([subject.category, ...subject.aliases].flatMap(significantWords));
  const topics = subject.topics.map((topic) =>
    entry({ name: topic.name, subject, topic, concept: null }, topic.aliases, around, ''),
  );
  const concepts = subject.topics.flatMap((topic) =>
    topic.concepts.map((concept) =>
      entry(
        { name: concept.term, subject, topic, concept },
        concept.aliases,
        new Set([...around, ...[topic.name, ...topic.aliases].flatMap(significantWords)]),
        `${concept.definition} ${concept.explanation}`,
      ),
    ),
  );
  const whole = { name: subject.category, subject, topic: null, concept: null };
  return [entry(whole, subject.aliases, new Set(), ''), ...topics, ...concepts];
}

function entry(found: Place, aliases: readonly string[], around: ReadonlySet<string>, text: string): Entry {
  const all = [found.name, ...aliases];
  const names = all.map((name) => new Set(significantWords(name)));
  return {
    ...found,
    keys: new Set(all.map(keyOf)),
    names,
    own: new Set(names.flatMap((words) => [...words])),
    around,
    text: new Set(significantWords(text)),
  };
}

/** The one that knows most of the words, its own name counting most. */
function best(entries: readonly Entry[], words: readonly string[]): Found | null {
  let [most, chosen]: [number, Entry | null] = [0, null];
  for (const one of entries) {
    const score = scoreOf(one, words);
    if (score > most) [most, chosen] = [score, one];
  }
  if (chosen === null) return null;
  const share = shareKnown(chosen, words);
  const named = isNamed(chosen, words) && share >= CLEAR_MAJORITY;
  // A single word in a text says little: 'Spanish' isn't what a painter from Spain is about.
  return { ...chosen, named, sure: named || (share === 1 && words.length > 1) };
}

function scoreOf(one: Entry, words: readonly string[]): number {
  const named = isNamed(one, words);
  // A topic with a word that isn't known, as in 'Python loops', is close; a category with one may be anything.
  if (shareKnown(one, words) < (named && one.topic ? HALF : CLEAR_MAJORITY)) return 0;
  // What only surrounds it says nothing about it: the topic itself is found by that.
  if (!words.some((word) => one.own.has(word) || one.text.has(word))) return 0;
  return words.reduce((sum, word) => sum + pointsOf(one, word), named ? 8 : 0);
}

function pointsOf({ own, text, around }: Entry, word: string): number {
  if (own.has(word)) return 8;
  if (text.has(word)) return 3;
  return around.has(word) ? 2 : 0;
}

function shareKnown(one: Entry, words: readonly string[]): number {
  return words.filter((word) => pointsOf(one, word) > 0).length / words.length;
}

/** Whether one of its names is there as a whole. */
function isNamed({ names }: Entry, words: readonly string[]): boolean {
  return names.some((name) => name.size > 0 && [...name].every((word) => words.includes(word)));
}

function nearTopics(
  subjects: readonly Subject[],
  entries: readonly Entry[],
  words: readonly string[],
  count: number,
): string[] {
  const close = entries
    .filter(({ own, text }) => words.some((word) => word.length > 2 && (own.has(word) || text.has(word))))
    .flatMap(({ subject, topic }) => (topic ?? subject.topics[0])?.name ?? []);
  // Then one of each category, so that the list shows how wide the knowledge is.
  const longest = Math.max(0, ...subjects.map(({ topics }) => topics.length));
  const wide = Array.from({ length: longest }, (_, index) =>
    subjects.flatMap(({ topics }) => topics[index]?.name ?? []),
  );
  return [...new Set([...close.slice(0, Math.ceil(count / 2)), ...wide.flat()])].slice(0, count);
}
