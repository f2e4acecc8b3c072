import type { SeedPath } from '../seed-path.ts';

export const numberTheoryPath: SeedPath = {
  title: 'Number Theory and Secret Messages',
  description:
    'Prove facts about whole numbers that look like pure play, then use them to encrypt a message that only its receiver can read.',
  category: 'Mathematics',
  level: 'Advanced',
  estimatedHours: 12,
  nodes: [
    {
      key: 'proof',
      title: 'What a Proof Is',
      description:
        'Checking a million cases proves nothing about all numbers. The formula n² + n + 41 gives primes for n = 0 to 39 and fails at n = 40, where it is 41². A proof derives a statement from what is already known, in steps that anybody can check. Prove directly that the sum of two odd numbers is even, then prove by contradiction that there is no largest even number.',
      type: 'concept',
      at: [2, 0],
      after: [],
      minutes: 60,
      competency: 'Number Theory',
    },
    {
      key: 'euclid',
      title: "Euclid's Algorithm",
      description:
        'To find the greatest common divisor of two numbers, replace the larger one by its remainder on division by the smaller until nothing is left. From 252 and 198 you get 54, 36, 18 and 0, so it is 18. It works because every common divisor also divides the remainder. Read the steps backwards and you can write 18 as 4 × 252 − 5 × 198. Do both for 84 and 30, by hand.',
      type: 'skill',
      at: [1, 1],
      after: ['proof'],
      minutes: 70,
      competency: 'Number Theory',
    },
    {
      key: 'induction',
      title: 'Proof by Induction',
      description:
        'Show that a statement holds for 1, and that if it holds for n, it also holds for n + 1. Then it holds for all whole numbers from 1 on, like a row of dominoes. Example: the first n odd numbers add up to n², because n² + (2n + 1) = (n + 1)². Prove in the same way that 1 + 2 + … + n = n(n + 1)/2, and say clearly where you used the assumption.',
      type: 'skill',
      at: [3, 1],
      after: ['proof'],
      minutes: 60,
      competency: 'Number Theory',
    },
    {
      key: 'remainders',
      title: 'Clock Arithmetic',
      description:
        "Ten hours after 9 o'clock it is 7 o'clock: on a clock, 19 and 7 are the same. Numbers that leave the same remainder on division by m are congruent modulo m, and you can add and multiply remainders instead of the numbers. Since 10 leaves remainder 1 on division by 9, a number leaves the same remainder as the sum of its digits. Find such a rule for 11, and explain why it works.",
      type: 'concept',
      at: [0, 2],
      after: ['euclid'],
      minutes: 60,
      competency: 'Number Theory',
    },
    {
      key: 'primes',
      title: 'Primes Build Everything',
      description:
        "Every whole number above 1 is a product of primes in just one way, apart from the order. That there is such a product follows by induction; that there is only one needs Euclid's lemma: a prime that divides a product divides one of its factors. And primes never end: multiply any list of them, add 1, and no prime of the list divides the result. Factor 360 and count its divisors from the exponents.",
      type: 'concept',
      at: [2, 2],
      after: ['euclid', 'induction'],
      minutes: 70,
      competency: 'Number Theory',
    },
    {
      key: 'fermat',
      title: "Fermat's Little Theorem",
      description:
        'If p is prime and does not divide a, then a to the power of p − 1 leaves remainder 1 on division by p. The reason: multiplying 1, 2, …, p − 1 by a only shuffles their remainders. This gives a test: if the remainder is not 1, the number is certainly not prime. The reverse is not safe, as 561 = 3 × 11 × 17 passes for every a that shares no factor with it. Check the theorem for p = 7 and a = 3.',
      type: 'concept',
      at: [1, 3],
      after: ['remainders', 'primes'],
      minutes: 80,
      competency: 'Number Theory',
    },
    {
      key: 'numbers-quiz',
      title: 'Quiz: Primes and Patterns',
      description:
        'Use what you can now prove: divisors are counted from the exponents of the prime factors, and each zero at the end of a factorial needs one factor of 5 and one of 2. One thing more: the last digits of powers run in cycles. Solve each question with a reason rather than by trial, and you will finish without a calculator.',
      type: 'assessment',
      at: [3, 3],
      after: ['primes'],
      minutes: 20,
      competency: 'Number Theory',
      quiz: 'Numbers, Primes and Patterns',
    },
    {
      key: 'powers',
      title: 'Huge Powers in a Few Steps',
      description:
        'Nobody can write out 3 to the power of a 300-digit number, yet its remainder takes at most some 2,000 multiplications: square again and again, reduce each time, and multiply the squares that the binary digits of the exponent call for. For 3⁴⁵ modulo 7, use 45 = 32 + 8 + 4 + 1; the result is 6. Program it in ten lines and try exponents with a hundred digits. This step makes modern cryptography practical.',
      type: 'milestone',
      at: [1, 4],
      after: ['fermat'],
      minutes: 60,
      competency: 'Algorithm Design',
    },
    {
      key: 'hardness',
      title: 'Easy One Way, Hard the Other',
      description:
        'Multiplying two primes of 300 digits takes a computer an instant. Finding them again from the product would take all known methods on ordinary computers far longer than anybody can wait: a 250-digit number took about 2,700 core-years in 2020. That nobody knows a faster way is not a proof that there is none, and a large quantum computer would have one. Factor 8,051 by hand, and note that 90² is close.',
      type: 'concept',
      at: [3, 4],
      after: ['numbers-quiz'],
      minutes: 60,
      competency: 'Complexity Analysis',
    },
    {
      key: 'rsa',
      title: 'Project: Your Own RSA',
      description:
        "Take p = 61 and q = 53, so n = 3,233, and e = 17. Find d with 17 × d ≡ 1 modulo 60 × 52 by Euclid's algorithm; it is 2,753. A message m below n is encrypted as mᵉ and decrypted as cᵈ, both modulo n. Prove with Fermat's theorem that this returns m, program it with larger primes, and swap messages with a friend. Then explain why real systems need random padding and why you should never trust real secrets to your own.",
      type: 'project',
      at: [2, 5],
      after: ['powers', 'hardness'],
      minutes: 150,
      competency: 'Number Theory',
    },
  ],
};
