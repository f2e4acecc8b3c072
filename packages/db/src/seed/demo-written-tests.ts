import type { WrittenQuestionInput } from '@quorbit/contracts/written-tests/authoring';

export interface DemoTest {
  title: string;
  category: 'Science';
  description: string;
  /** The time for the test, in minutes. */
  duration: number;
  questions: readonly Omit<WrittenQuestionInput, 'id'>[];
}

/** The open demo test. The seed creates a new one once the last has closed. */
export const demoTest: DemoTest = {
  title: 'Reasoning about evidence',
  category: 'Science',
  description:
    'Four questions about what results show, and what they only seem to show. Write in full sentences; examples of your own are welcome.',
  duration: 60,
  questions: [
    {
      prompt:
        'A newspaper reports: “People who take vitamin tablets every day live three years longer than people who take none.” Explain why this does not show that the tablets lengthen life. Give two other explanations for the same numbers, and say for each how one could check it.',
      marks: 10,
      minWords: 80,
      maxWords: 250,
      rubric: [
        { criterion: 'Says that a difference between groups need not come from the tablets', marks: 2 },
        { criterion: 'Gives two plausible explanations that differ from each other', marks: 4 },
        { criterion: 'Says for each what one would measure or compare to check it', marks: 4 },
      ],
      markerNotes:
        'Income, exercise, diet and access to doctors all count, and so does the reverse: people who feel well keep up a habit. Two versions of the same explanation (“richer” and “better insured”) count once. A check must name what is compared, not only “do a study”.',
      sampleAnswer:
        'The two groups chose for themselves whether to take tablets, so they may differ in other ways too. First, people who can afford tablets every day may have more money, and with it better food and doctors. One could compare only people of similar income: if the difference disappears, the tablets did nothing. Second, people who take tablets may care more about their health in general, and also smoke less and move more. One could ask about smoking and exercise and compare people whose habits are alike. Best of all would be an experiment that decides by lot who gets tablets and who gets an identical pill without vitamins, because then neither money nor habits differ between the groups.',
    },
    {
      prompt:
        'You want to know whether people concentrate better with quiet music than in silence. You have 40 volunteers, two rooms and one morning. Plan a fair test: who does what, what you measure, and what you keep the same. Name one weakness that your plan still has.',
      marks: 10,
      minWords: 100,
      maxWords: 300,
      rubric: [
        { criterion: 'Forms the groups by chance, or lets everybody do both in a changing order', marks: 3 },
        { criterion: 'Names something that can be measured, with how it is counted', marks: 3 },
        { criterion: 'Keeps at least two other conditions the same', marks: 2 },
        { criterion: 'Names a weakness that the plan truly has', marks: 2 },
      ],
      markerNotes:
        'Letting volunteers choose their room is the mistake to look for: the first row then has no points. “Ask them how well they concentrated” is measurable, but gets 1 of 3 in the second row. Accept a small group or a single morning as the weakness if it says what could go wrong because of it.',
      sampleAnswer:
        'I would draw lots to send 20 people to each room. Both rooms get the same task on paper: ten minutes of finding all letters “e” in a text, after two minutes of practice. I count the letters found minus the letters marked wrongly. Text, light, temperature, time of day and the words with which I explain the task are the same; only the music differs, and it is instrumental so that nobody listens to lyrics. Then I compare the means, and look whether the two groups overlap a lot. A weakness is that finding letters is a dull task: music might help against boredom there, and still disturb people who read something difficult.',
    },
    {
      prompt:
        'In a trial, 20,000 people got a vaccine and 20,000 got an injection without it. Within three months 8 people of the first group and 160 of the second fell ill. The makers say that the vaccine “is 95 % effective”. Show where the 95 % come from. Then explain why the sentence “95 of 100 vaccinated people cannot fall ill” is wrong.',
      marks: 8,
      minWords: 50,
      maxWords: 200,
      rubric: [
        { criterion: 'Derives the 95 % from 8 and 160', marks: 3 },
        { criterion: 'Says what the figure compares: the risk of one group with that of the other', marks: 3 },
        { criterion: 'Says why the sentence is wrong', marks: 2 },
      ],
      markerNotes:
        'The derivation may be short: 8 is a twentieth of 160. For the last row it is enough to note that 99.96 % of the vaccinated stayed well here, or that the risk depends on how much of the illness there is around them.',
      sampleAnswer:
        'Without the vaccine 160 fell ill, with it 8. That is 8 / 160 = 5 % of the cases, so 95 % of them were avoided. The figure compares two risks: a vaccinated person had a twentieth of the risk that an unvaccinated one had at the same time and place. It does not say that 5 of 100 vaccinated people fall ill: here it was 8 of 20,000. Nor does it say that 95 of 100 are safe for ever, since with more illness around, or after a longer time, more people fall ill in both groups.',
    },
    {
      prompt:
        'Choose a case in which scientists gave up an idea that most of them had held, for example that continents stay in place, that stress causes stomach ulcers, or that light needs a substance to travel through. Say what the old idea explained well, which evidence spoke against it, and why some people were slow to accept the new one.',
      marks: 12,
      minWords: 120,
      maxWords: 400,
      rubric: [
        { criterion: 'Says fairly what the old idea explained', marks: 3 },
        { criterion: 'Names evidence, and says why it spoke against the old idea', marks: 5 },
        { criterion: 'Gives a reason for the delay that fits the case', marks: 4 },
      ],
      markerNotes:
        'Any true case counts. Look for evidence in place of names and years: “Wegener said so” is none. Good reasons for the delay are a missing mechanism, instruments that did not exist yet, or other explanations that still worked; “people were stupid then” gets no points.',
      sampleAnswer:
        'Until the 1960s most geologists thought that continents stay where they are. That explained a lot: mountains could come from a cooling, shrinking Earth, and nobody saw continents move. Against it spoke that the coasts of Africa and South America fit together, and that the same fossils and layers of rock are found on both sides of an ocean that those animals could not cross. The strongest evidence came later: stripes in the magnetism of the sea floor are alike on both sides of the ridges, as if new floor were made there and pushed apart. Many were slow to accept it because Wegener could name no force that moves a continent, and because land bridges seemed to explain the fossils. Only when ships measured the sea floor was there something that the old idea could not explain at all.',
    },
  ],
};
