import { describe, expect, it } from 'vitest';
import { PLANTED_KNOWLEDGE } from './planted-knowledge.ts';
import { createTopicFinder } from './topic-finder.ts';

const finder = createTopicFinder(PLANTED_KNOWLEDGE);

describe('finding what a learner names', () => {
  it.each([
    ['World War 2', 'World War II'],
    ['world war ii', 'World War II'],
    ['the Second World War', 'World War II'],
    ['WW2', 'World War II'],
    ['JS', 'JavaScript'],
    ['javascript closures', 'Closure'],
    ['fractions', 'Fractions'],
    ['Basic fractions', 'Fractions'],
    ['introduction to fractions for beginners', 'Fractions'],
    ['the solar system', 'The Solar System'],
    ['solar systems', 'The Solar System'],
    ['volcanoes', 'Volcano'],
    ['VOLCANO', 'Volcano'],
    ['elan faults', 'Élan fault'],
    ['fault élan', 'Élan fault'],
    ['math', 'Mathematics'],
    ['science', 'Science'],
    ['quiz on earthquakes', 'Earthquake'],
    ['earthquakes and their causes', 'Earthquake'],
    ['denominators', 'Denominator'],
  ])('%s is %s', (wish, name) => {
    expect(finder.find(wish)).toMatchObject({ name, named: true });
  });

  it('isn’t put off by a slip, and says that it’s a guess', () => {
    expect(finder.find('earthqauke')).toMatchObject({ name: 'Earthquake', named: false, sure: true });
  });

  it('explains the term where a topic has another name for it', () => {
    expect(finder.findTerm('space')).toMatchObject({ name: 'The Solar System' });
    expect(finder.findTerm('planets')).toMatchObject({ name: 'Planet' });
    expect(finder.find('planets')).toMatchObject({ name: 'The Solar System' });
  });

  it('also finds what only a definition mentions', () => {
    expect(finder.find('Normandy 1944')).toMatchObject({ name: 'D-Day' });
    expect(finder.find('javascript loops')).toMatchObject({ name: 'JavaScript', named: false, sure: false });
    expect(finder.find('molten rock')).toMatchObject({ name: 'Volcano', named: false, sure: true });
    expect(finder.find('molten')).toMatchObject({ name: 'Volcano', named: false, sure: false });
  });

  it.each([
    ...[
      'flurbs',
      'quantum chromodynamics',
      'the history of jazz',
      'asdf qwer',
      'how tall is a giraffe',
      '',
      '???',
      '🙂',
    ],
    ...['my neighbour paints world maps', 'the'],
  ])('finds nothing for %j', (wish) => {
    expect(finder.find(wish)).toBeNull();
  });

  it('takes the longest text that can be written quickly', () => {
    const start = performance.now();
    finder.find('volcano earthquake '.repeat(100));
    finder.find('v'.repeat(2_000));
    expect(performance.now() - start).toBeLessThan(2_000);
  });

  it('names topics that share words first, then one of each category', () => {
    expect(finder.listNear('rock music', 6)).toEqual([
      ...['Earth', 'World War II', 'Fractions', 'JavaScript', 'The Solar System'],
    ]);
    expect(finder.listNear('numbers everywhere', 3)[0]).toBe('Fractions');
    expect(createTopicFinder([]).listNear('x', 6)).toEqual([]);
  });
});
