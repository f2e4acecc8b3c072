import type { DemoTest } from './demo-written-tests.ts';

/** The demo learner's answer to a question of a closed written test, with its marks. */
export interface DemoAnswer {
  text: string;
  /** The points for each row of the rubric. */
  rubric: readonly number[];
  comment: string;
}

export const demoClosedTest: DemoTest & { answers: readonly DemoAnswer[] } = {
  title: 'Explaining everyday physics',
  category: 'Science',
  description: 'Two things that you see at home, to be explained to somebody who has never had physics.',
  duration: 30,
  questions: [
    {
      prompt:
        'In a room that has been at 20 °C all night, a metal spoon feels colder than a wooden one. Explain why, although a thermometer shows the same for both.',
      marks: 6,
      minWords: 40,
      maxWords: 150,
      rubric: [
        { criterion: 'Says that both have the temperature of the room', marks: 2 },
        { criterion: 'Explains the feeling by heat that leaves the hand faster through metal', marks: 4 },
      ],
      markerNotes: 'That the hand is warmer than both must be said or clearly meant. “Metal is cold” gets nothing.',
      sampleAnswer:
        'Both spoons are as warm as the room. My hand is warmer, so heat flows from it into either spoon. Metal leads heat away quickly, so the skin cools down at once; wood leads it slowly, and the skin stays warm. I feel how fast my skin loses heat, not how warm the spoon is.',
    },
    {
      prompt:
        'A glass of water with ice is full to the brim. Does it run over when the ice melts? Give your answer with a reason, and say what would change if the ice lay on a stone in the glass.',
      marks: 8,
      minWords: 50,
      maxWords: 200,
      rubric: [
        { criterion: 'Says that it does not run over', marks: 2 },
        { criterion: 'Reasons with the water that floating ice displaces', marks: 4 },
        { criterion: 'Says that ice on a stone would make it run over', marks: 2 },
      ],
      markerNotes: 'The stone may also be described as ice that is out of the water. Full points need no formula.',
      sampleAnswer:
        'It does not run over. Floating ice pushes away as much water as the ice itself weighs, and when it melts it becomes exactly that much water, which fills the hole that it made. If the ice lay on a stone, above the water, it would push nothing away; the water from it would come on top, and the glass would run over.',
    },
  ],
  answers: [
    {
      text: 'Both spoons are at 20 °C because they lay in the same room all night. My hand is about 33 °C. When I touch metal, the heat of my hand flows away fast because metal conducts well, so my skin gets cold. Wood conducts badly and the heat stays in my skin.',
      rubric: [2, 4],
      comment: 'Clear and complete. Your figure for the skin makes the point very well.',
    },
    {
      text: 'It does not run over. Ice is lighter than water because it takes up more space, and when it melts it gets smaller again, so it fits into the glass. If it lay on a stone it would be the same, because the amount of ice is the same.',
      rubric: [2, 2.5, 0],
      comment:
        'You have the right answer, and half of the reason: the melted ice fits exactly into the water that it pushed away. Think once more about the stone: does ice above the water push any away?',
    },
  ],
};
