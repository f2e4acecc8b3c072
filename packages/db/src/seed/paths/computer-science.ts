import type { SeedPath } from '../seed-path.ts';

export const computerSciencePath: SeedPath = {
  title: 'Algorithms and Data Structures',
  description:
    'Learn why some programs stay fast with a million entries and others choke on a thousand: how to measure growth, choose structures and design algorithms.',
  category: 'Computer Science',
  level: 'Advanced',
  estimatedHours: 17,
  nodes: [
    {
      key: 'growth',
      title: 'How Running Time Grows',
      description:
        'Big O notation describes how the work grows with the size n of the input, and ignores constant factors. If n doubles, an O(n) algorithm takes about twice as long, an O(n²) one four times, and an O(log n) one just a step more. For large inputs, growth beats any faster computer. Time a loop within a loop for n = 1,000, 2,000 and 4,000, and check the prediction.',
      type: 'concept',
      at: [2, 0],
      after: [],
      minutes: 60,
      competency: 'Complexity Analysis',
    },
    {
      key: 'sequences',
      title: 'Arrays, Lists, Stacks and Queues',
      description:
        'An array reaches any position in constant time, but inserting at its front moves everything else. A linked list inserts in constant time once you are at the place, but walking there is linear. Stacks (last in, first out) and queues (first in, first out) allow access only at the ends, which keeps every operation cheap. Implement a queue with two stacks, and work out why an operation costs O(1), averaged over many.',
      type: 'concept',
      at: [1, 1],
      after: ['growth'],
      minutes: 70,
      competency: 'Data Structures',
    },
    {
      key: 'divide',
      title: 'Divide and Conquer',
      description:
        'Split a problem into parts of the same kind, solve each, and combine the answers. Binary search is the simplest case: it drops half of a sorted array with each look, so a million entries need about 20. Its details are famous for mistakes at the boundaries. Write binary search so that it returns the first position at which a value could be inserted, and check it with empty arrays and repeated values.',
      type: 'skill',
      at: [3, 1],
      after: ['growth'],
      minutes: 70,
      competency: 'Algorithm Design',
    },
    {
      key: 'hashing',
      title: 'Hash Tables',
      description:
        'A hash function turns a key into a number that says in which bucket its entry belongs, so a lookup takes constant time on average. Different keys may share a bucket, which is called a collision; tables handle it with short lists or by probing further, and grow before they get too full. Build one with an array of lists, and measure what happens if your hash function returns 1 for every key.',
      type: 'concept',
      at: [0, 2],
      after: ['sequences'],
      minutes: 60,
      competency: 'Data Structures',
    },
    {
      key: 'trees',
      title: 'Search Trees and Heaps',
      description:
        'In a binary search tree, everything left of a node is smaller and everything right of it is larger, so lookups cost as much as the tree is high: O(log n) if it is balanced, O(n) if you insert sorted data without balancing. A heap orders only parent and child, which is enough to find the smallest entry at once. Insert 1 to 7 in two different orders, draw both trees, and compare their heights.',
      type: 'concept',
      at: [2, 2],
      after: ['sequences', 'divide'],
      minutes: 80,
      competency: 'Data Structures',
    },
    {
      key: 'sorting',
      title: 'Sorting and Its Limits',
      description:
        'Insertion sort needs O(n²) comparisons in general but is quick on nearly sorted data. Merge sort always needs O(n log n), and no algorithm that only compares entries can do better in the worst case: n entries have n! orders, and each comparison answers just one yes-or-no question. Implement merge sort, make it stable, and use it to sort people by name and then by age.',
      type: 'skill',
      at: [4, 2],
      after: ['divide'],
      minutes: 80,
      competency: 'Algorithm Design',
    },
    {
      key: 'choosing',
      title: 'Choose the Right Structure',
      description:
        "You now know the cost of the main structures, so choosing one is a matter of listing operations. Unordered lookups suggest a hash table, ranges and neighbours a search tree, “the smallest next” a heap, positions an array. For each of these, name a structure and its costs: a browser's back button, a leaderboard, a spelling checker, a waiting room where urgent cases go first.",
      type: 'milestone',
      at: [1, 3],
      after: ['hashing', 'trees'],
      minutes: 40,
      competency: 'Data Structures',
    },
    {
      key: 'graphs',
      title: 'Graphs and Shortest Paths',
      description:
        "Roads, friendships and dependencies are graphs: nodes joined by edges. Breadth-first search finds the fewest edges between two nodes. Dijkstra's algorithm handles different lengths by always settling the nearest open node, with a heap to find it, and it relies on no length being negative. Model ten stations of your local network with travel times and compute the quickest routes from your own.",
      type: 'skill',
      at: [3, 3],
      after: ['trees', 'sorting'],
      minutes: 100,
      competency: 'Algorithm Design',
    },
    {
      key: 'check',
      title: 'Quiz: Structures and Their Costs',
      description:
        'Ten questions about stacks, trees, graphs, searching and sorting. Many of them come down to one idea: what must be true of the data for an algorithm to work, and what it costs if the worst happens. Before you answer, say aloud which operation is asked about and how often it happens. If you miss one, go back to the step it belongs to and take the quiz again.',
      type: 'assessment',
      at: [1, 4],
      after: ['choosing', 'graphs'],
      minutes: 20,
      competency: 'Data Structures',
      quiz: 'Sorting Out Data Structures',
    },
    {
      key: 'dynamic',
      title: 'Dynamic Programming',
      description:
        'Naive recursion for Fibonacci numbers computes the same values over and over, and its time explodes. Store each result once and it becomes linear: that is dynamic programming. It works when the best solution consists of best solutions of smaller problems that overlap. Write the edit distance between two words as a table, where each cell depends on three neighbours, and check that “kitten” and “sitting” are 3 apart.',
      type: 'skill',
      at: [3, 4],
      after: ['graphs'],
      minutes: 110,
      competency: 'Algorithm Design',
    },
    {
      key: 'hard',
      title: 'Problems That Resist',
      description:
        'For some problems a proposed solution is easy to check, but nobody knows a fast way to find one. The hardest among these are called NP-complete: a fast algorithm for any one of them would solve them all, and whether one exists is the open question P versus NP. In practice you approximate, restrict the input or search cleverly. Try to fill a knapsack exactly from 20 items, and count the subsets you would have to try.',
      type: 'concept',
      at: [3, 5],
      after: ['dynamic'],
      minutes: 70,
      competency: 'Complexity Analysis',
    },
    {
      key: 'planner',
      title: 'Project: A Route Planner',
      description:
        'Load a map with at least a few hundred nodes, for example from OpenStreetMap or a timetable that your city publishes, and find the fastest route between any two of them. Begin with Dijkstra, then add A* with the straight-line distance divided by the top speed as its estimate, and count how many nodes each of them settles. Write a page on which structures you chose and how the time grows with the size of the map.',
      type: 'project',
      at: [2, 6],
      after: ['check', 'hard'],
      minutes: 240,
      competency: 'Complexity Analysis',
    },
  ],
};
