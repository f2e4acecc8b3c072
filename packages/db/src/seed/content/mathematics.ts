import type { SeedCategory } from '../seed-category.ts';

export const mathematics: SeedCategory = {
  category: 'Mathematics',
  quizzes: [
    {
      title: 'Numbers, Primes and Patterns',
      description: 'Arithmetic and number theory, from percentages to factorials.',
      questions: [
        {
          question: 'Which number is the smallest prime?',
          options: ['0', '1', '2', '3'],
          correctAnswer: 'C',
          difficulty: 'easy',
          explanation:
            'It is also the only even prime. The number 1 is not prime because a prime has exactly two different positive divisors.',
        },
        {
          question: 'What is 15% of 240?',
          options: ['24', '36', '40', '48'],
          correctAnswer: 'B',
          difficulty: 'easy',
          explanation: 'A quick way is to add 10% and half of that again: 24 + 12.',
        },
        {
          question:
            'In the Fibonacci sequence each term is the sum of the two before it. Which term comes after 8 and 13?',
          options: ['18', '19', '20', '21'],
          correctAnswer: 'D',
          difficulty: 'easy',
          explanation: 'The ratio of neighbouring Fibonacci numbers gets ever closer to the golden ratio, about 1.618.',
        },
        {
          question: 'What is the greatest common divisor of 84 and 126?',
          options: ['14', '21', '42', '63'],
          correctAnswer: 'C',
          difficulty: 'medium',
          explanation: "Euclid's algorithm finds it quickly: 126 − 84 = 42, and 42 divides 84 without remainder.",
        },
        {
          question: 'Which decimal number is written 101101 in binary?',
          options: ['45', '53', '57', '90'],
          correctAnswer: 'A',
          difficulty: 'medium',
          explanation: 'Reading the place values from the left gives 32 + 8 + 4 + 1.',
        },
        {
          question: 'What is the sum of all whole numbers from 1 to 100?',
          options: ['4,950', '5,050', '5,100', '10,000'],
          correctAnswer: 'B',
          difficulty: 'medium',
          explanation:
            'Pairing the first with the last number gives 50 pairs that each add up to 101; the same idea proves the formula n(n + 1)/2.',
        },
        {
          question: 'Which of these numbers is irrational?',
          options: ['√8', '√9', '22/7', '0.75'],
          correctAnswer: 'A',
          difficulty: 'medium',
          explanation:
            'The square root of a whole number is rational only if that number is a perfect square. 22/7 is just a rational approximation of π.',
        },
        {
          question: 'How many positive divisors does 360 have?',
          options: ['12', '18', '20', '24'],
          correctAnswer: 'D',
          difficulty: 'hard',
          explanation:
            'Since 360 = 2³ × 3² × 5, a divisor may use 0–3 twos, 0–2 threes and 0–1 fives: 4 × 3 × 2 choices.',
        },
        {
          question: 'What is the remainder when 7⁵⁰ is divided by 5?',
          options: ['1', '2', '3', '4'],
          correctAnswer: 'D',
          difficulty: 'hard',
          explanation:
            'Powers of 7 leave the remainders 2, 4, 3, 1 in a repeating cycle of four, and 50 is two more than a multiple of four.',
        },
        {
          question: 'How many zeros stand at the end of 25! (25 factorial) when it is written out in full?',
          options: ['5', '6', '10', '12'],
          correctAnswer: 'B',
          difficulty: 'hard',
          explanation:
            'Each final zero needs a factor 5 paired with a 2. The numbers 5, 10, 15 and 20 give one five each, and 25 gives two.',
        },
      ],
    },
    {
      title: 'Shapes, Angles and Space',
      description: 'Plane and solid geometry to picture, measure and calculate.',
      questions: [
        {
          question: 'What do the interior angles of any triangle in a flat plane add up to?',
          options: ['90°', '120°', '180°', '360°'],
          correctAnswer: 'C',
          difficulty: 'easy',
          explanation:
            'The sum holds in flat (Euclidean) geometry; on the surface of a sphere the angles of a triangle add up to more.',
        },
        {
          question: 'How many faces does a cube have?',
          options: ['4', '6', '8', '12'],
          correctAnswer: 'B',
          difficulty: 'easy',
          explanation: 'A cube also has 8 corners and 12 edges, and it is one of the five Platonic solids.',
        },
        {
          question: 'A right-angled triangle has legs of length 5 and 12. How long is its hypotenuse?',
          options: ['13', '15', '17', '18'],
          correctAnswer: 'A',
          difficulty: 'easy',
          explanation:
            "By Pythagoras' theorem 25 + 144 = 169 = 13². Whole-number triples such as 5, 12, 13 are called Pythagorean triples.",
        },
        {
          question: 'How large is each interior angle of a regular hexagon?',
          options: ['108°', '120°', '135°', '144°'],
          correctAnswer: 'B',
          difficulty: 'medium',
          explanation:
            'Three such angles fill 360° around a point exactly, which is why hexagons tile a plane, as in a honeycomb.',
        },
        {
          question: 'The radius of a circle is tripled. By what factor does its area grow?',
          options: ['3', '6', '9', '27'],
          correctAnswer: 'C',
          difficulty: 'medium',
          explanation:
            'Area scales with the square of a length, so tripling the radius gives a factor of 3²; the circumference only triples.',
        },
        {
          question: 'A line in the plane has slope 2. What is the slope of any line perpendicular to it?',
          options: ['1/2', '−2', '−1/2', '2'],
          correctAnswer: 'C',
          difficulty: 'medium',
          explanation: 'The slopes of perpendicular lines, neither of them vertical, multiply to −1.',
        },
        {
          question:
            'A cone and a cylinder have the same base and the same height. What part of the volume of the cylinder does the cone fill?',
          options: ['One third', 'One quarter', 'Two thirds', 'One half'],
          correctAnswer: 'A',
          difficulty: 'medium',
          explanation: 'The same ratio links every pyramid with the prism on the same base and of the same height.',
        },
        {
          question: 'A convex polyhedron has 12 vertices and 30 edges. How many faces does it have?',
          options: ['14', '16', '18', '20'],
          correctAnswer: 'D',
          difficulty: 'hard',
          explanation:
            "Euler's formula V − E + F = 2 gives the answer; the regular icosahedron is a solid of this kind.",
        },
        {
          question: 'What is the area of a triangle with sides of length 13, 14 and 15?',
          options: ['72', '78', '80', '84'],
          correctAnswer: 'D',
          difficulty: 'hard',
          explanation:
            "Heron's formula uses half the perimeter, 21: the square root of 21 × 8 × 7 × 6. The height on the side of length 14 is 12.",
        },
        {
          question:
            'A rectangular box measures 2 by 3 by 6. How long is the straight line joining two opposite corners through its inside?',
          options: ['7', '8', '9', '11'],
          correctAnswer: 'A',
          difficulty: 'hard',
          explanation: "Applying Pythagoras' theorem twice gives the square root of 2² + 3² + 6² = 49.",
        },
      ],
    },
    {
      title: 'Algebra, Functions and Chance',
      description: 'Equations, calculus and probability with neat answers.',
      questions: [
        {
          question: 'Which value of x solves the equation 3x + 7 = 22?',
          options: ['4', '5', '6', '9'],
          correctAnswer: 'B',
          difficulty: 'easy',
          explanation: 'Subtract 7 from both sides to get 3x = 15, then divide by 3.',
        },
        {
          question: 'A fair six-sided die is rolled once. What is the probability of an even number?',
          options: ['1/6', '2/3', '1/2', '1/3'],
          correctAnswer: 'C',
          difficulty: 'easy',
          explanation: 'Three of the six equally likely results (2, 4 and 6) are favourable.',
        },
        {
          question: 'What is the mean of the numbers 4, 7, 10 and 15?',
          options: ['6', '8', '9', '12'],
          correctAnswer: 'C',
          difficulty: 'easy',
          explanation: 'The four numbers add up to 36. The median of the same list, 8.5, is slightly smaller.',
        },
        {
          question: 'Which expression equals (x + 3)² for every x?',
          options: ['x² + 9x + 6', 'x² + 6x + 9', 'x² + 3x + 9', 'x² + 9'],
          correctAnswer: 'B',
          difficulty: 'medium',
          explanation:
            'The square of a sum has a middle term, twice the product of both parts; forgetting it is a classic mistake.',
        },
        {
          question: 'What are the solutions of x² − 5x + 6 = 0?',
          options: ['−2 and −3', '−1 and −6', '1 and 6', '2 and 3'],
          correctAnswer: 'D',
          difficulty: 'medium',
          explanation: 'The left side factorises as (x − 2)(x − 3): the solutions add up to 5 and multiply to 6.',
        },
        {
          question: 'In how many different orders can the five letters of the word MATHS be arranged?',
          options: ['20', '25', '60', '120'],
          correctAnswer: 'D',
          difficulty: 'medium',
          explanation:
            'There are 5 choices for the first place, 4 for the second and so on: 5 × 4 × 3 × 2 × 1, written 5!.',
        },
        {
          question: 'What is the derivative of x³ − 4x with respect to x?',
          options: ['3x² − 4', '3x³ − 4', 'x² − 4', '3x² − 4x'],
          correctAnswer: 'A',
          difficulty: 'medium',
          explanation:
            'Each power xⁿ becomes n times x to the power n − 1, so the linear term leaves only its constant slope.',
        },
        {
          question: 'What is the sum of the infinite series 1 + 1/3 + 1/9 + 1/27 and so on?',
          options: ['3/2', '4/3', '5/3', '7/4'],
          correctAnswer: 'A',
          difficulty: 'hard',
          explanation:
            'A geometric series with first term 1 and ratio r between −1 and 1 has the sum 1/(1 − r), here 1/(2/3).',
        },
        {
          question: 'If i is the imaginary unit, with i² = −1, what is the value of i²⁷?',
          options: ['−1', '−i', '1', 'i'],
          correctAnswer: 'B',
          difficulty: 'hard',
          explanation: 'Powers of i repeat in a cycle of four, and 27 leaves remainder 3, so the value equals i³.',
        },
        {
          question:
            'A bag holds 3 red and 2 blue balls. Two are drawn at random without replacement. How likely is it that both are red?',
          options: ['3/5', '9/25', '1/2', '3/10'],
          correctAnswer: 'D',
          difficulty: 'hard',
          explanation:
            'The chance is 3/5 × 2/4. The tempting value 9/25 would be right only if the first ball were put back.',
        },
      ],
    },
  ],
};
