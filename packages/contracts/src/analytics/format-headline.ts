import type { Headline } from './insights.ts';

/** Formats a headline as a sentence; `basis` tells on how many answers the sentence is based. */
export function formatHeadline(headline: Headline): { sentence: string; basis: string } {
  switch (headline.kind) {
    case 'nothing':
      return { sentence: 'Take your first quiz to see your stats.', basis: 'No answers yet.' };
    case 'few': {
      const more = headline.needed - headline.answers;
      return {
        sentence: `${more} more ${more === 1 ? 'answer' : 'answers'} and we can say what changed.`,
        basis: `From ${formatAnswerCount(headline.answers)} in two weeks. With fewer than ${headline.needed}, it could be chance.`,
      };
    }
    case 'moved': {
      const points = Math.abs(headline.points);
      return {
        sentence: `${headline.category} is ${headline.points > 0 ? 'up' : 'down'} ${points} ${points === 1 ? 'point' : 'points'} in two weeks.`,
        basis: `From ${formatAnswerCount(headline.answers)}, against the two weeks before.`,
      };
    }
    case 'steady':
      return {
        sentence: `You got ${headline.accuracy}% right in two weeks.`,
        basis: `From ${formatAnswerCount(headline.answers)}.`,
      };
  }
}

/** Formats a number of answers, e.g. `1 answer` or `1,204 answers`. */
export function formatAnswerCount(answers: number): string {
  return `${answers.toLocaleString('en')} ${answers === 1 ? 'answer' : 'answers'}`;
}
