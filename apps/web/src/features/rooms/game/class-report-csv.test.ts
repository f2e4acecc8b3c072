import { expect, test } from 'vitest';
import { classReportCsv } from './class-report-csv.ts';

const ADA = '01a00000-0000-7000-8000-000000000001';
const GUS = '01a00000-0000-7000-8000-000000000002';

test('a class report CSV has a row per player and question, and no formulas that a spreadsheet would run', () => {
  const [head, ...rows] = classReportCsv({
    roomId: 'QRBT42',
    quizTitle: 'Planets; and moons',
    finishedAt: '2026-03-11T12:00:00.000Z',
    players: [
      { playerId: ADA, playerName: '=HYPERLINK("x")', score: 900, rank: 1, correct: 1 },
      { playerId: GUS, playerName: 'Gus;=1', score: 0, rank: 2, correct: 0 },
    ],
    questions: [
      {
        questionIndex: 0,
        question: 'Which is the largest?',
        options: ['Mars', 'Jupiter'],
        correctAnswer: 1,
        distribution: [0, 1],
        facility: 0.5,
        answers: [
          { playerId: ADA, answer: 1, seconds: 2.5 },
          { playerId: GUS, answer: null, seconds: null },
        ],
      },
    ],
  })
    .trimEnd()
    .split('\r\n');
  expect(head).toContain('"Right answer"');
  expect(rows).toEqual([
    `"Planets; and moons",1,"Which is the largest?","Jupiter","'=HYPERLINK(""x"")","Jupiter","yes",2.5,900,1`,
    `"Planets; and moons",1,"Which is the largest?","Jupiter","Gus;'=1",,,,0,2`,
  ]);
});
