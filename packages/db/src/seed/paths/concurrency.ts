import type { SeedPath } from '../seed-path.ts';

export const concurrencyPath: SeedPath = {
  title: 'Concurrent and Distributed Programs',
  description:
    'For experienced programmers: what goes wrong when work runs at the same time, on one machine or on many, and the designs that keep it correct.',
  category: 'Programming',
  level: 'Expert',
  estimatedHours: 18,
  nodes: [
    {
      key: 'races',
      title: 'Race Conditions',
      description:
        'Two threads run count = count + 1 at the same time. Both read 7, both write 8, and one step is lost. A race condition is a result that depends on timing, which is why it hides on your laptop and shows up under load. Start two threads that each add 1 to a shared counter a million times, in a language without a global lock, and compare the sum with two million. Then find the three machine steps in between.',
      type: 'concept',
      at: [2, 0],
      after: [],
      minutes: 60,
      competency: 'Concurrent Programming',
    },
    {
      key: 'locks',
      title: 'Locks and Critical Sections',
      description:
        'A mutex lets one thread at a time into a critical section. What it protects is an invariant, a statement about the data that must hold whenever the lock is free: “the balance is the sum of all bookings”. Name the invariant first, then take the lock around every read and write that could see it broken. Write a bounded queue for producers and consumers with a mutex and two condition variables.',
      type: 'skill',
      at: [1, 1],
      after: ['races'],
      minutes: 90,
      competency: 'Concurrent Programming',
    },
    {
      key: 'messages',
      title: 'Event Loops and Messages',
      description:
        'Without shared memory there are no data races, but the order of events still matters. An event loop runs one callback at a time, so plain code between two awaits is never interrupted, yet the world may change across an await. Actors and channels go further: each part owns its data, and others send it messages. Find the bug in "if (!await exists(name)) await create(name)" when two requests arrive together, and repair it without a lock.',
      type: 'concept',
      at: [3, 1],
      after: ['races'],
      minutes: 70,
      competency: 'Concurrent Programming',
    },
    {
      key: 'deadlocks',
      title: 'Deadlocks and Starvation',
      description:
        'A holds lock 1 and waits for lock 2, B holds 2 and waits for 1: neither ever continues. Four conditions must meet for that (exclusive use, hold and wait, no preemption, a circle of waiters), and breaking one of them is enough. The usual way is a fixed order in which all locks are taken. Write a transfer between two accounts that deadlocks when two people pay each other at once, then repair it by ordering the accounts.',
      type: 'concept',
      at: [0, 2],
      after: ['locks'],
      minutes: 60,
      competency: 'Concurrent Programming',
    },
    {
      key: 'memory',
      title: 'Memory Models',
      description:
        "Compilers and processors reorder reads and writes as long as a single thread can't tell. Another thread can: it may see ready = true before it sees the data that was written first. A memory model says which orders are guaranteed; a release store that an acquire load reads makes everything written before it visible. Explain why double-checked locking failed in early Java, and what volatile changed in Java 5.",
      type: 'concept',
      at: [2, 2],
      after: ['locks', 'messages'],
      minutes: 90,
      competency: 'Concurrent Programming',
    },
    {
      key: 'failure',
      title: 'Partial Failure',
      description:
        "You send a request and hear nothing. Was it lost, is the server down, or did only the answer get lost? Over a network you can't tell, so every call needs a timeout, and every retry may run the work twice. Make operations idempotent: give each an id, and let the server remember what it has done. Design a payment call that a phone can repeat ten times in a tunnel and that charges once.",
      type: 'concept',
      at: [4, 2],
      after: ['messages'],
      minutes: 70,
      competency: 'Distributed Systems',
    },
    {
      key: 'stress',
      title: 'Testing What Depends on Timing',
      description:
        'A test that passes a thousand times proves little if it always takes the same order. Put the scheduler under your control: let a test choose, from a seed, which task runs next at every await or lock, and replay the seed that fails. Race detectors such as ThreadSanitizer watch real runs. Write such a simulated scheduler for your bounded queue, plant a bug, and count how many seeds it takes to find it.',
      type: 'skill',
      at: [1, 3],
      after: ['deadlocks', 'memory'],
      minutes: 90,
      competency: 'Testing and Debugging',
    },
    {
      key: 'consistency',
      title: 'Replicas and Consistency',
      description:
        'Copies on several machines answer fast and survive failures, but they can disagree. Linearizable systems behave like one copy; eventually consistent ones only promise to agree once writes cease. During a network partition a replica must either refuse some requests or risk an outdated answer, which is the core of the CAP theorem. Decide for a shopping basket, a username and a like counter which of the two you would choose.',
      type: 'concept',
      at: [3, 3],
      after: ['memory', 'failure'],
      minutes: 80,
      competency: 'Distributed Systems',
    },
    {
      key: 'one-machine',
      title: 'Safe on One Machine',
      description:
        "Gather what you know into a review of real code. Choose an open-source project with threads or async tasks and list its shared state, what protects each piece, the order in which locks are taken, and what happens if a task is cancelled between two steps. Every item that you can't answer from the code is a finding. Two pages like that are worth more than another hundred tests.",
      type: 'milestone',
      at: [1, 4],
      after: ['stress'],
      minutes: 60,
      competency: 'Concurrent Programming',
    },
    {
      key: 'consensus',
      title: 'Consensus',
      description:
        'Consensus means that machines agree on one value even if some crash. Raft elects a leader by majority; the leader appends entries to a log and commits an entry of its term once a majority stores it. Two majorities always overlap, and nobody votes for a candidate whose log is behind their own, so no later leader misses a committed entry. Five machines survive two crashes. Play Raft with four friends and paper logs, let the leader leave the room, and check that no committed line is lost.',
      type: 'concept',
      at: [3, 4],
      after: ['consistency'],
      minutes: 110,
      competency: 'Distributed Systems',
    },
    {
      key: 'review',
      title: 'Break This Design',
      description:
        'Take a design with at least two services, a queue and a database, your own or a published one. For each arrow in its diagram ask what happens if the message is lost, arrives twice, arrives late or arrives out of order, and if either side restarts in the middle. Score it: start at 100 and take off 10 for each case that loses or doubles work. Then propose the smallest change that mends the worst case.',
      type: 'assessment',
      at: [2, 5],
      after: ['one-machine', 'consensus'],
      minutes: 60,
      competency: 'Distributed Systems',
    },
    {
      key: 'store',
      title: 'Project: A Replicated Key-Value Store',
      description:
        'Build a store on three processes that keeps its promises while you kill any one of them. Begin with a single node and a log on disk, replicate the log to followers, and then elect leaders. Run it under a simulated network that drops, delays and repeats messages from a seed, and check recorded histories for linearizability. Write down which failures it survives and which it does not: that page is part of the product.',
      type: 'project',
      at: [2, 6],
      after: ['review'],
      minutes: 240,
      competency: 'Distributed Systems',
    },
  ],
};
