import type { SeedPath } from '../seed-path.ts';

export const mathematicsPath: SeedPath = {
  title: 'From Algebra to Calculus',
  description:
    'Follow one line of thought from whole numbers to slopes and areas. Each step gives you an idea, a picture and something to work out by hand.',
  category: 'Mathematics',
  level: 'Intermediate',
  estimatedHours: 12,
  nodes: [
    {
      key: 'numbers',
      title: 'Kinds of Numbers',
      description:
        'Whole numbers count, fractions share, and some lengths are neither: the diagonal of a square with side 1 is √2, which no fraction equals. The proof is short. If √2 were a/b in lowest terms, then a² = 2b², so a is even, so b is even too, and the fraction was not in lowest terms after all. Write it out in your own words, then see where it breaks down for √4.',
      type: 'concept',
      at: [2, 0],
      after: [],
      minutes: 50,
      competency: 'Algebra',
    },
    {
      key: 'arithmetic-quiz',
      title: 'Quiz: Numbers and Primes',
      description:
        'A warm-up on percentages, divisors, primes and remainders. Look for structure before you calculate: the numbers from 1 to 100 pair up to 50 sums of 101, and powers modulo a small number repeat in a short cycle. Take the quiz with pen and paper rather than a calculator, and note for each question which idea saved you work.',
      type: 'assessment',
      at: [0, 1],
      after: ['numbers'],
      minutes: 20,
      competency: 'Algebra',
      quiz: 'Numbers, Primes and Patterns',
    },
    {
      key: 'equations',
      title: 'Equations and the Balance',
      description:
        'An equation is a balance: do the same to both sides and it stays level. To solve 3x + 7 = 22, take away 7 and divide by 3. With two unknowns you need two equations, and geometrically you look for the point where two lines cross. Two adult and three child tickets cost 41, one of each costs 17: set up both equations and solve them by substitution. Then put your answer back in to check.',
      type: 'skill',
      at: [1, 1],
      after: ['numbers'],
      minutes: 60,
      competency: 'Algebra',
    },
    {
      key: 'triangles',
      title: 'Triangles and Trigonometry',
      description:
        "In a right-angled triangle a² + b² = c². Triangles with equal angles have sides in the same proportion, so those proportions depend on the angle alone: sine is opposite over hypotenuse, cosine adjacent over hypotenuse, tangent opposite over adjacent. This measures what you can't reach. Walk 20 m from a tree, measure the angle to its top with a protractor and a string, and calculate its height (add that of your eyes).",
      type: 'concept',
      at: [3, 1],
      after: ['numbers'],
      minutes: 80,
      competency: 'Geometry and Trigonometry',
    },
    {
      key: 'quadratics',
      title: 'Quadratics',
      description:
        'Throw a ball and its height is a quadratic function of time. Completing the square turns x² + 6x + 5 into (x + 3)² − 4, which shows the lowest point (−3, −4) and the solutions −1 and −5 at a glance. The quadratic formula is the same step done once for all coefficients; the part under the root tells you whether there are two, one or no real solutions. Derive the formula yourself once.',
      type: 'skill',
      at: [1, 2],
      after: ['equations'],
      minutes: 70,
      competency: 'Algebra',
    },
    {
      key: 'shapes-quiz',
      title: 'Quiz: Shapes and Space',
      description:
        "Angles, areas, solids and slopes in ten questions. Draw before you calculate: a quick sketch with all given lengths shows most solutions. Remember how sizes scale: triple every length, and areas grow 9-fold and volumes 27-fold. For solids, Euler's formula V − E + F = 2 holds for every convex polyhedron; check it on a cube before you start.",
      type: 'assessment',
      at: [4, 2],
      after: ['triangles'],
      minutes: 20,
      competency: 'Geometry and Trigonometry',
      quiz: 'Shapes, Angles and Space',
    },
    {
      key: 'chance',
      title: 'Counting and Chance',
      description:
        'If all outcomes are equally likely, a probability is favourable outcomes divided by all outcomes, so chance begins with counting. Five letters have 5 × 4 × 3 × 2 × 1 = 120 orders. For “at least one”, count the opposite: the chance of at least one six in four rolls is 1 − (5/6)⁴, about 52%. Work out how many people it takes until a shared birthday is more likely than not; the answer is 23.',
      type: 'concept',
      at: [0, 3],
      after: ['arithmetic-quiz', 'equations'],
      minutes: 60,
      competency: 'Chance and Counting',
    },
    {
      key: 'functions',
      title: 'Functions and Their Graphs',
      description:
        'A function gives each input exactly one output. Learn a few families by sight: straight lines, parabolas, waves like sin x, and exponentials, which grow by the same factor in equal steps. Money at 7% a year roughly doubles in 10 years, because 1.07¹⁰ is about 1.97. Sketch f(x), f(x − 2), f(x) + 2 and 2f(x) for one function, and say in words what each change does to the graph.',
      type: 'concept',
      at: [2, 3],
      after: ['quadratics', 'triangles'],
      minutes: 70,
      competency: 'Algebra',
    },
    {
      key: 'derivatives',
      title: 'Slopes and Derivatives',
      description:
        'How fast does something change at one instant? Take the slope between two points of a graph and let them move together. For x² the slope between x and x + h is 2x + h, and as h shrinks to 0 it becomes 2x: the derivative. Where it is 0, the graph is level for a moment, which is how you find highest and lowest points. Find the rectangle with a perimeter of 20 that has the largest area.',
      type: 'concept',
      at: [2, 4],
      after: ['functions'],
      minutes: 90,
      competency: 'Calculus',
    },
    {
      key: 'algebra-quiz',
      title: 'Quiz: Algebra, Functions and Chance',
      description:
        "This quiz mixes equations, probability, a series and a derivative, as real problems do. First decide what kind of question it is, then choose a tool. Check each answer with a rough estimate: a probability above 1 or a solution that doesn't satisfy its equation gives itself away. Repeat the quiz until you can explain each answer to somebody else.",
      type: 'assessment',
      at: [1, 5],
      after: ['chance', 'derivatives'],
      minutes: 20,
      competency: 'Chance and Counting',
      quiz: 'Algebra, Functions and Chance',
    },
    {
      key: 'fundamental',
      title: 'Where Slope and Area Meet',
      description:
        'The integral adds up thin slices to find an area, and the fundamental theorem says that this undoes the derivative. Drive at v(t), and the area under v is the distance travelled, whose rate of change is v again. So the area under x² from 0 to 3 is 3³/3 = 9, with no slices to add. Confirm it with ten rectangles, then with a hundred. Once this link makes sense to you, you have reached the heart of calculus.',
      type: 'milestone',
      at: [2, 5],
      after: ['derivatives'],
      minutes: 80,
      competency: 'Calculus',
    },
    {
      key: 'can',
      title: 'Project: Design a Better Can',
      description:
        'Find the shape of a half-litre can that needs the least metal. Write the surface of a cylinder as a function of its radius, with the volume fixed at 500 cm³, and find where the derivative is 0: the height then equals the diameter. Measure three real cans, calculate how far they are from that, and give reasons (thicker lids, hands, shelves). Write your result up on one page with a graph.',
      type: 'project',
      at: [2, 6],
      after: ['algebra-quiz', 'fundamental', 'shapes-quiz'],
      minutes: 120,
      competency: 'Geometry and Trigonometry',
    },
  ],
};
