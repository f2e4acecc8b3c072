import { describe, expect, it } from 'vitest';
import { PLANTED_KNOWLEDGE } from './planted-knowledge.ts';
import { createTopicFinder } from './topic-finder.ts';

const finder = createTopicFinder(PLANTED_KNOWLEDGE);

describe('the topic finder', () => {
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
  ])('resolves “%s” to %s', (wish, name) => {
    expect(finder.find(wish)).toMatchObject({ name, named: true });
  });

  it('corrects a typo, and reports that the name wasn’t written exactly', () => {
    expect(finder.find('earthqauke')).toMatchObject({ name: 'Earthquake', named: false, sure: true });
  });

  it('prefers a term to a topic with the same name when it looks for a term', () => {
    expect(finder.findTerm('space')).toMatchObject({ name: 'The Solar System' });
    expect(finder.findTerm('planets')).toMatchObject({ name: 'Planet' });
    expect(finder.find('planets')).toMatchObject({ name: 'The Solar System' });
  });

  it('also finds words that only a definition mentions', () => {
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

  it('handles long texts within two seconds', () => {
    const start = performance.now();
    finder.find('volcano earthquake '.repeat(100));
    finder.find('v'.repeat(2_000));
    expect(performance.now() - start).toBeLessThan(2_000);
  });

  it('lists topics that share words first, then one topic of each category', () => {
    expect(finder.listNear('rock music', 6)).toEqual([
      ...['Earth', 'World War II', 'Fractions', 'JavaScript', 'The Solar System'],
    ]);
    expect(finder.listNear('numbers everywhere', 3)[0]).toBe('Fractions');
    expect(createTopicFinder([]).listNear('x', 6)).toEqual([]);
  });
});
