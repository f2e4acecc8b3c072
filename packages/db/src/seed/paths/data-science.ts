import type { SeedPath } from '../seed-path.ts';

export const dataSciencePath: SeedPath = {
  title: 'From Raw Data to Sound Conclusions',
  description:
    'Take a question, find data, clean it, look at it honestly and say what it shows and what it does not. The tools may change; these habits will not.',
  category: 'Data Science',
  level: 'Intermediate',
  estimatedHours: 15,
  nodes: [
    {
      key: 'question',
      title: 'A Question That Data Can Answer',
      description:
        '“Is our app good?” has no answer in a table. “Do people who see the tutorial return within a week more often than those who skip it?” does: it names a group, a measure, a comparison and a period. A sharp question tells you which data you need and, just as important, when you are done. Take a vague question from your work or school and rewrite it until somebody else would measure the same thing.',
      type: 'concept',
      at: [2, 0],
      after: [],
      minutes: 40,
      competency: 'Statistical Reasoning',
    },
    {
      key: 'sampling',
      title: 'Samples and Their Bias',
      description:
        'In 1936 the Literary Digest received more than two million replies to its poll and still predicted the wrong US president, because its mailing lists and those who replied were not like the voters. A small random sample beats a large biased one. Always ask who could never have ended up in the data. Find an online poll and list three groups of people whom it misses.',
      type: 'concept',
      at: [1, 1],
      after: ['question'],
      minutes: 50,
      competency: 'Data Preparation',
    },
    {
      key: 'tables',
      title: 'Tidy Tables',
      description:
        'In a tidy table each row is one observation, each column one variable and each cell one value. A sheet with a column for every month looks neat, but “month” is then hidden in the headings, and you can neither filter nor plot by it. Most tools, from SQL to pandas and R, assume the tidy form. Take such a wide table of monthly expenses and reshape it to three columns: month, category, amount.',
      type: 'skill',
      at: [3, 1],
      after: ['question'],
      minutes: 60,
      competency: 'Data Preparation',
    },
    {
      key: 'summaries',
      title: 'Centre and Spread',
      description:
        'The mean uses every value and one billionaire can move it; the median is the middle value and hardly notices. Spread matters as much: two classes with the same average may be all alike or very mixed, and the standard deviation tells them apart. For the values 2, 3, 3, 4 and 38, the mean is 10 and the median 3. Work out which of the two you would report for rents in your town, and why.',
      type: 'skill',
      at: [1, 2],
      after: ['sampling'],
      minutes: 50,
      competency: 'Statistical Reasoning',
    },
    {
      key: 'cleaning',
      title: 'Cleaning Without Fooling Yourself',
      description:
        'Real data has gaps, duplicates, three spellings of one city and an age of 999 that means “unknown”. Decide what to do with each kind of problem before you see how it changes your result, write it down, and never edit the original file. Ask why a value is missing: if the sickest patients drop out of a study, deleting their rows makes a treatment look better. Clean a public data set with a script that you can run again.',
      type: 'skill',
      at: [3, 2],
      after: ['tables'],
      minutes: 80,
      competency: 'Data Preparation',
    },
    {
      key: 'charts',
      title: 'Charts That Answer',
      description:
        "Choose a chart by the question: bars compare amounts, lines show change over time, histograms show how values are spread, and scatter plots show how two variables go together. Bars must start at zero, because we read their length. Anscombe's quartet, four data sets with nearly the same mean, variance and correlation, looks entirely different once plotted. Plot it yourself and you will never skip this step again.",
      type: 'skill',
      at: [2, 3],
      after: ['summaries', 'cleaning'],
      minutes: 70,
      competency: 'Data Visualisation',
    },
    {
      key: 'uncertainty',
      title: 'How Sure Can You Be?',
      description:
        'Another sample would have given another result. The standard error says how much a mean varies between samples, and it shrinks with the square root of the sample size: four times the data halves it. A 95% confidence interval comes from a method that catches the true value in 95% of all samples. Draw 20 marbles of two colours from a bag, or simulate it, a hundred times, and look at how the shares scatter.',
      type: 'concept',
      at: [0, 3],
      after: ['summaries'],
      minutes: 70,
      competency: 'Statistical Reasoning',
    },
    {
      key: 'causes',
      title: 'Correlation and Cause',
      description:
        'Ice cream sales and drownings rise together because summer drives both: a confounder. A result can even turn around when you split the data. At Berkeley in 1973 men were admitted more often overall, yet in most of the large departments women did as well or better; more of them had applied to the most competitive ones. Random assignment breaks such links. Take a headline with “linked to” and name two other explanations.',
      type: 'concept',
      at: [0, 4],
      after: ['uncertainty'],
      minutes: 60,
      competency: 'Statistical Reasoning',
    },
    {
      key: 'summary',
      title: 'One Page, One Message',
      description:
        "Now put it together: one page for somebody who has a minute. State the question, the answer in one sentence, one chart that shows it, where the data comes from, and the largest reason to doubt it. If you can't name such a reason, you have not looked hard enough. Give the page to a friend, ask what it says, and compare their answer with what you meant.",
      type: 'milestone',
      at: [2, 4],
      after: ['charts'],
      minutes: 60,
      competency: 'Data Visualisation',
    },
    {
      key: 'models',
      title: 'Models and Unseen Data',
      description:
        'A model is a rule that predicts one variable from others; linear regression, which fits a straight line, is the place to start. A model that is complicated enough can learn its examples by heart and still fail on new ones, which is called overfitting. So put part of the data aside before you begin, and judge the model on that part only. Predict flat prices by area, and compare the error with that of always guessing the mean.',
      type: 'skill',
      at: [4, 4],
      after: ['charts'],
      minutes: 90,
      competency: 'Predictive Modelling',
    },
    {
      key: 'flaws',
      title: 'Find the Flaw',
      description:
        'Collect five claims with numbers from news or advertising and judge each one. Who was measured, and who is missing? Compared with what? Would a chart from zero look as dramatic? Could chance or a third factor explain it? “Risk doubled” may mean from 1 to 2 in a million. Score yourself: 20 points for each claim for which you found the original source and could say whether it supports the claim.',
      type: 'assessment',
      at: [1, 5],
      after: ['causes', 'summary'],
      minutes: 60,
      competency: 'Statistical Reasoning',
    },
    {
      key: 'study',
      title: 'Project: A Study of Your Own',
      description:
        'Pick a question about your city, your hobby or your habits and answer it with public or self-collected data. Write down beforehand what you expect and how you will decide. Keep everything in one folder: raw data, a script that does all steps from cleaning to charts, and a report of two pages with a section on limits. You are done when a friend can run the script and gets the same figures.',
      type: 'project',
      at: [2, 6],
      after: ['flaws', 'models'],
      minutes: 180,
      competency: 'Predictive Modelling',
    },
  ],
};
