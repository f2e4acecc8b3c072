import { describe, expect, it } from 'vitest';
import type { StartedNode } from './path-analytics.repository.ts';
import { computeAnalytics } from './path-analytics.ts';

const COMPLETED_AT = new Date('2026-03-02T12:00:00Z');

/** Returns a completed path with one node; it was completed an hour after the path with the previous index. */
function completed(mastery: number, index: number): StartedNode {
  const completedAt = new Date(COMPLETED_AT.getTime() + index * 3_600_000);
  return {
    path: { id: `p${index}`, title: `Path ${index}`, completedAt },
    id: `n${index}`,
    title: `Node ${index}`,
    competency: `C${String(index).padStart(2, '0')}`,
    work: { status: 'completed', mastery, minutes: 1, completedAt },
  };
}

describe('learning path analytics', () => {
  it('list at most ten entries, the most relevant first', () => {
    const strong = computeAnalytics(Array.from({ length: 12 }, (_, index) => completed(80 + index, index)));
    expect(strong.strengths).toEqual(['C11', 'C10', 'C09', 'C08', 'C07', 'C06', 'C05', 'C04', 'C03', 'C02']);
    const weak = computeAnalytics(Array.from({ length: 12 }, (_, index) => completed(59 - index, index)));
    expect(weak.weaknesses).toEqual(['C11', 'C10', 'C09', 'C08', 'C07', 'C06', 'C05', 'C04', 'C03', 'C02']);
    expect(weak.upcomingReviews.map(({ pathId }) => pathId)).toEqual(
      Array.from({ length: 10 }, (_, index) => `p${index}`),
    );
  });

  it('list competencies of equal mastery in alphabetical order', () => {
    const of = (mastery: number) => computeAnalytics([2, 0, 1].map((index) => completed(mastery, index)));
    expect(of(100).strengths).toEqual(['C00', 'C01', 'C02']);
    expect(of(0).weaknesses).toEqual(['C00', 'C01', 'C02']);
  });

  it('round the average progress to whole percent', () => {
    const nodes = [completed(80, 0), { ...completed(80, 1), work: null }, { ...completed(80, 2), work: null }];
    expect(computeAnalytics(nodes).averageProgress).toBe(33);
  });
});
