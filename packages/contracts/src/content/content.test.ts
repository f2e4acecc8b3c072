// Checks every file of `content/`, which the server and the web app read without checking it.
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { DEMO_ACCOUNTS } from '../accounts/demo-accounts.ts';
import * as demo from './demo.ts';
import { contentOrder } from './entry-id.ts';
import { helpSection, quickHelp } from './help.ts';
import { contentCompetency, contentPath } from './paths.ts';
import { categoryQuizzes, contentQuiz, everyKindQuiz, ownedQuiz } from './quizzes.ts';
import { listContentFiles, readContentFile } from './testing/content-files.ts';
import { type TutorSubject, tutorSubject, tutorTopic } from './tutor.ts';

/** An entry of the content: its kind and its id, which is unique in the kind. */
type Entry = readonly [kind: string, id: string];

const as = (kind: string, ids: readonly string[]): Entry[] => ids.map((id) => [kind, id]);
const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);

interface Rule {
  pattern: RegExp;
  /** Parses a file. Returns the parsed value, the entries that the file has, and those that it names. */
  parse(file: string): { value: unknown; has: Entry[]; names: Entry[] };
}

/** Returns the rule for files with a path. A star in the path matches one name. */
function rule<T>(
  path: string,
  schema: z.ZodMiniType<T>,
  has: (value: T, file: string) => Entry[] = () => [],
  names: (value: T) => Entry[] = () => [],
): Rule {
  return {
    pattern: new RegExp(`^${path.replaceAll('*', '[^/]+')}$`),
    parse(file) {
      const value = schema.parse(readContentFile(file));
      return { value, has: has(value, file), names: names(value) };
    },
  };
}

const RULES: readonly Rule[] = [
  rule('(quizzes/catalogue|paths|tutor)/order.json', contentOrder),
  rule('quizzes/catalogue/*.json', categoryQuizzes, ({ quizzes }) => [
    ...as('quiz', idsOf(quizzes)),
    ...as('quiz of the catalogue', idsOf(quizzes)),
    ...as('quiz for groups', idsOf(quizzes)),
  ]),
  rule('quizzes/welcome.json', contentQuiz, ({ id }) => as('quiz', [id])),
  rule('quizzes/every-kind.json', everyKindQuiz, ({ id }) => as('quiz', [id])),
  rule('quizzes/(challenges|tournaments).json', z.array(contentQuiz), (quizzes) => [
    ...as('quiz', idsOf(quizzes)),
    ...as('quiz for games', idsOf(quizzes)),
  ]),
  rule(
    'quizzes/demo-accounts.json',
    z.array(ownedQuiz),
    (quizzes) => [...as('quiz', idsOf(quizzes)), ...as('quiz for groups', idsOf(quizzes))],
    (quizzes) =>
      as(
        'person',
        quizzes.map(({ owner }) => owner),
      ),
  ),
  rule('competencies.json', z.array(contentCompetency), (competencies) => as('competency', idsOf(competencies))),
  rule(
    'paths/*.json',
    contentPath,
    ({ id, nodes }) => [...as('path', [id]), ...as(`node of ${id}`, idsOf(nodes))],
    ({ id, nodes }) => [
      ...as(
        `node of ${id}`,
        nodes.flatMap(({ after }) => after),
      ),
      ...as(
        'competency',
        nodes.flatMap(({ competency }) => competency ?? []),
      ),
      ...as(
        'quiz of the catalogue',
        nodes.flatMap(({ quiz }) => quiz ?? []),
      ),
    ],
  ),
  rule('demo/histories.json', z.array(demo.demoAccountHistory), undefined, (histories) => [
    ...as(
      'person',
      histories.map(({ email }) => email),
    ),
    ...as(
      'quiz of the catalogue',
      histories.flatMap(({ attempts }) => attempts.map(({ quiz }) => quiz)),
    ),
  ]),
  rule(
    'demo/learners.json',
    demo.demoLearners,
    ({ learners }) => as('person', idsOf(learners)),
    ({ quizzes }) => as('quiz of the catalogue', quizzes),
  ),
  rule('demo/friends.json', demo.demoFriends, undefined, ({ friends, requests }) =>
    as('person', [...friends, ...requests].flat()),
  ),
  rule(
    'demo/groups.json',
    z.array(demo.demoGroup),
    (groups) => as('group', idsOf(groups)),
    (groups) =>
      groups.flatMap(({ members, shares }) => [
        ...as('person', [...members, ...shares.map(({ by }) => by)]),
        ...as(
          'quiz for groups',
          shares.map(({ quiz }) => quiz),
        ),
      ]),
  ),
  rule('demo/path-progress.json', demo.demoPathProgress, undefined, ({ path }) => as('path', [path])),
  rule(
    'demo/challenges.json',
    z.array(demo.demoChallenge),
    (challenges) => as('challenge', idsOf(challenges)),
    (challenges) =>
      as(
        'quiz for games',
        challenges.flatMap(({ quizzes }) => quizzes),
      ),
  ),
  rule(
    'demo/tournaments.json',
    z.array(demo.demoTournament),
    (tournaments) => as('tournament', idsOf(tournaments)),
    (tournaments) =>
      tournaments.flatMap(({ quizzes, players }) => [
        ...as('quiz for games', quizzes),
        ...as(
          'person',
          players.map(([person]) => person),
        ),
      ]),
  ),
  rule('demo/written-tests.json', demo.demoWrittenTests, ({ open, closed }) =>
    as('written test', idsOf([open, closed])),
  ),
  rule('help/quick-help.json', quickHelp, undefined, (buttons) =>
    as(
      'topic of the guide',
      buttons.map(({ topic }) => topic),
    ),
  ),
  rule('help/*.json', helpSection, ({ id, topics }) => [
    ...as('section of the guide', [id]),
    ...as('topic of the guide', idsOf(topics)),
  ]),
  rule('tutor/*.json', tutorSubject, ({ id, topics }) => [...as('subject', [id]), ...as(`topic of ${id}`, topics)]),
  rule('tutor/*/*.json', tutorTopic, ({ concepts }, file) => as(`concept of ${file}`, idsOf(concepts))),
];

const files = listContentFiles().filter((file) => file !== 'README.md');

/** Parses a file with the first rule that its path matches. */
function parse(file: string) {
  const found = RULES.find(({ pattern }) => pattern.test(file));
  if (!found) throw new Error(`No schema knows content/${file}.`);
  return found.parse(file);
}

describe('the content', () => {
  it.each(files)('has %s in the form that its path asks for', (file) => {
    expect(parse(file).value).toEqual(readContentFile(file));
  });

  it('has each id once in its kind', () => {
    const ids = files.flatMap((file) => parse(file).has).map(String);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('names only entries that it has', () => {
    const accounts = as(
      'person',
      DEMO_ACCOUNTS.map(({ email }) => email),
    );
    const ids = new Set([...accounts, ...files.flatMap((file) => parse(file).has)].map(String));
    const named = files.flatMap((file) => parse(file).names).map(String);
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
  });

  const namedById = files.filter((file) => /^(tutor|help)\//.test(file) && !/\/(order|quick-help)\.json$/.test(file));
  const tutorFiles = namedById.filter((file) => file.startsWith('tutor/'));

  it.each(namedById)('gives the entry in %s the id that its file has as a name', (file) => {
    expect(`${readContentFile<{ id: string }>(file).id}.json`).toBe(basename(file));
  });

  it.each(tutorFiles.filter((file) => dirname(file) === 'tutor'))(
    'has all topics of %s as files, and no others',
    (file) => {
      const { id, topics } = readContentFile<TutorSubject>(file);
      const names = tutorFiles
        .filter((other) => dirname(other) === `tutor/${id}`)
        .map((other) => basename(other, '.json'))
        .sort();
      expect(topics.toSorted()).toEqual(names);
    },
  );

  it.each(files.filter((file) => file.endsWith('/order.json')))('lists in %s all that is beside it, once', (file) => {
    const folder = file.slice(0, -'order.json'.length);
    const beside = files.filter((other) => other.startsWith(folder) && other !== file);
    const names = new Set(beside.map((other) => other.slice(folder.length).replace(/\.json$|\/.*/, '')));
    expect(readContentFile<string[]>(file).sort()).toEqual([...names].sort());
  });
});
