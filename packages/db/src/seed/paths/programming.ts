import type { SeedPath } from '../seed-path.ts';

export const programmingPath: SeedPath = {
  title: 'Programming Foundations',
  description:
    'Start from nothing and write programs of your own. You learn to store values, decide, repeat, structure code and find mistakes, with examples in Python.',
  category: 'Programming',
  level: 'Beginner',
  estimatedHours: 12,
  nodes: [
    {
      key: 'values',
      title: 'Values, Variables and Types',
      description:
        'A program works with values such as the number 3 or the text "tea", and a variable is a name for one of them. The type of a value decides what you can do with it: 3 + 4 is 7, but "3" + "4" is "34". Open a Python prompt, give names to the price and the number of cups of tea you drink in a week, and let it calculate what you spend in a year.',
      type: 'concept',
      at: [2, 0],
      after: [],
      minutes: 40,
      competency: 'Programming Basics',
    },
    {
      key: 'conditions',
      title: 'Making Decisions',
      description:
        'An if statement runs a block of code only when a condition is true. Conditions compare values (age >= 18) and combine with and, or and not. The order of the branches matters, because only the first one that matches runs: check for “over 65” before “over 18”. Write a program that reads an age and prints which ticket somebody needs, then try it with the ages exactly at each limit.',
      type: 'concept',
      at: [1, 1],
      after: ['values'],
      minutes: 50,
      competency: 'Programming Basics',
    },
    {
      key: 'text',
      title: 'Working with Text',
      description:
        'Names, messages and files all reach a program as strings. You can slice a string, search it and build a new one, but in Python and many other languages you never change it in place: name.upper() returns a new string and leaves name alone. Ask for a full name and print the initials, so that "ada king lovelace" becomes "A. K. L.".',
      type: 'skill',
      at: [3, 1],
      after: ['values'],
      minutes: 45,
      competency: 'Programming Basics',
    },
    {
      key: 'loops',
      title: 'Repeating Work with Loops',
      description:
        'A for loop does something once for each item, and a while loop continues as long as a condition holds. Most mistakes happen at the ends: range(1, 10) stops at 9, and a while loop whose condition never becomes false runs forever. Write the times table of 7 with a for loop, then a guessing game with a while loop that ends when the guess is right.',
      type: 'concept',
      at: [1, 2],
      after: ['conditions'],
      minutes: 60,
      competency: 'Programming Basics',
    },
    {
      key: 'lists',
      title: 'Lists and Positions',
      description:
        'A list holds many values in order, and the first one has position 0. That sounds odd until you read a position as a distance from the start. Two variables can name the same list: after b = a, an item that you append to b also appears in a. Write a small to-do list that adds, shows and removes entries, and find out what happens when you ask for a position that does not exist.',
      type: 'skill',
      at: [3, 2],
      after: ['text'],
      minutes: 50,
      competency: 'Data Structures',
    },
    {
      key: 'functions',
      title: 'Functions: Naming a Piece of Work',
      description:
        'A function gives a piece of work a name, takes what it needs as parameters and returns a result. Good functions do one thing, so you can understand and check each of them alone. Compare a function that prints an average with one that returns it: only the second can be used in further calculations. Take your guessing game apart into functions for asking, comparing and counting.',
      type: 'concept',
      at: [2, 3],
      after: ['loops', 'lists'],
      minutes: 60,
      competency: 'Programming Basics',
    },
    {
      key: 'debugging',
      title: 'Finding Mistakes',
      description:
        'Every programmer makes mistakes; what differs is how fast they find them. Read the last line of the error message first, then the line number. If nothing crashes but the result is wrong, print the values halfway: either the fault is before that point or after it, and you have halved the search. Break a program of yours on purpose in three ways and write down which message each one gives.',
      type: 'skill',
      at: [0, 4],
      after: ['functions'],
      minutes: 50,
      competency: 'Testing and Debugging',
    },
    {
      key: 'recursion',
      title: 'Recursion',
      description:
        'A recursive function calls itself on a smaller version of the problem until it reaches a case so small that the answer is obvious. The factorial is the classic: n! is n × (n − 1)!, and 0! is 1. Leave out that last case and the calls never end, until the program runs out of stack. Write down the calls of factorial(3) on paper, in the order in which they start and finish, then run it.',
      type: 'concept',
      at: [2, 4],
      after: ['functions'],
      minutes: 60,
      competency: 'Algorithm Design',
    },
    {
      key: 'dictionaries',
      title: 'Dictionaries and Sets',
      description:
        'A dictionary finds a value by its key: phone["Mina"] instead of a walk through a whole list. A set only remembers which values it contains, each of them once. Both answer “is it in there?” about equally fast for ten entries and for ten million. Count how often each word appears in the lyrics of a song with a dictionary, then print the five most frequent ones.',
      type: 'skill',
      at: [4, 4],
      after: ['functions'],
      minutes: 60,
      competency: 'Data Structures',
    },
    {
      key: 'check',
      title: 'Quiz: Read Code and Predict It',
      description:
        'You read code far more often than you write it, and running it in your head is a skill that you can train. This quiz shows short pieces of Python, JavaScript and C and asks what they do. Cover the options, work out your own answer first, and draw a small table of the variables whenever a loop is involved.',
      type: 'assessment',
      at: [1, 5],
      after: ['debugging', 'recursion'],
      minutes: 20,
      competency: 'Programming Basics',
      quiz: 'Loops, Logic and Recursion',
    },
    {
      key: 'toolbox',
      title: 'Your Toolbox Is Complete',
      description:
        'Values, decisions, loops, functions and collections: every program on Earth is made of these, however large it is. Check that you can combine them. Without looking anything up, write a function that takes a list of words and returns a dictionary from each length to the words of that length. If it takes you more than half an hour, repeat the step you got stuck on.',
      type: 'milestone',
      at: [3, 5],
      after: ['recursion', 'dictionaries'],
      minutes: 30,
      competency: 'Data Structures',
    },
    {
      key: 'trainer',
      title: 'Project: A Vocabulary Trainer',
      description:
        'Build a program that asks you for translations and remembers which ones you got wrong. Store the words in a text file with one pair on each line, ask them in random order, and repeat mistakes until each answer has been right once. Start with three fixed words and no file, get that working, then add one feature at a time. Show it to somebody and watch them use it: what confuses them is your next task.',
      type: 'project',
      at: [2, 6],
      after: ['check', 'toolbox'],
      minutes: 180,
      competency: 'Testing and Debugging',
    },
  ],
};
