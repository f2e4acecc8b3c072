import type { Topic } from '../concept.ts';

export const genetics: Topic = {
  name: 'Genetics and evolution',
  aliases: ['genetics', 'evolution', 'heredity', 'inheritance', 'genes and dna', 'darwin'],
  concepts: [
    {
      term: 'DNA',
      aliases: ['deoxyribonucleic acid', 'double helix', 'genetic code'],
      definition:
        'The molecule, shaped like a twisted ladder, that stores the instructions for building a living thing.',
      explanation:
        'Its rungs are pairs of four bases: A pairs with T, and C pairs with G. The order of the bases is the information. Because each side of the ladder determines the other one, it can be copied exactly.',
      example: 'Identical twins share nearly the same base sequence, which is why they look so alike.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which base pairs with adenine (A) in DNA?',
          answer: 'Thymine (T)',
          wrong: ['Cytosine (C)', 'Guanine (G)', 'Uracil (U)'],
          why: 'In DNA, adenine always pairs with thymine, and cytosine pairs with guanine.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Gene',
      aliases: ['genes'],
      definition: 'A section of hereditary material that carries the instructions for one product, such as a protein.',
      explanation:
        'Humans have roughly 20,000 that code for proteins. Each can exist in different versions, called alleles, and we inherit one copy of nearly every gene from each parent. Many traits, such as height, depend on a large number of genes.',
      example: 'One of them holds the instructions for a protein that makes blood clot.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What do we call different versions of the same gene?',
          answer: 'Alleles',
          wrong: ['Ribosomes', 'Gametes', 'Mutagens'],
          why: 'Versions of one gene, such as those for different blood groups, are called alleles.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Chromosome',
      aliases: ['chromosomes'],
      definition:
        'A long thread of tightly packed hereditary material and protein, of which a human cell usually has 46.',
      explanation:
        'Packing keeps the very long molecules short enough to be moved when the cell divides. Humans have 23 pairs, with one of each pair from the mother and one from the father. Egg and sperm cells carry only one of each pair.',
      example: 'A person with two X ones is usually female, and a person with an X and a Y is usually male.',
      difficulty: 'easy',
      questions: [
        {
          question: 'How many chromosomes does a human sperm cell normally carry?',
          answer: '23',
          wrong: ['46', '22', '44'],
          why: 'Egg and sperm cells carry half of the usual 46, so that the child gets a full set again.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Mutation',
      aliases: ['mutations', 'mutate'],
      definition: 'A lasting change in the hereditary material of a cell or virus.',
      explanation:
        'It can arise by chance when the material is copied, or through radiation and some chemicals. Many make no difference, some are harmful, and a few are useful. Only those in egg or sperm cells can be passed on to children.',
      example: 'A single changed base causes sickle cell disease.',
      difficulty: 'medium',
      questions: [
        {
          question: "In which cells must a mutation occur in order to be passed on to a person's children?",
          answer: 'In egg or sperm cells',
          wrong: ['In any cell of the skin', 'In white blood cells', 'In nerve cells of the brain'],
          why: 'Children develop from an egg and a sperm cell, so only changes in these are inherited.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Natural selection',
      aliases: ['survival of the fittest'],
      definition:
        'The process in which individuals better suited to their environment leave more offspring than others.',
      explanation:
        'Individuals of a species differ, and some of these differences are inherited. Those with helpful traits survive and reproduce more often, so the traits become more common. Charles Darwin and Alfred Russel Wallace described this in 1858.',
      example: 'On dark soil, dark mice are seen less easily by owls, so over generations the population turns darker.',
      difficulty: 'medium',
      questions: [
        {
          question: 'What must be true of a trait before natural selection can make it more common over generations?',
          answer: 'It can be inherited',
          wrong: ['It was learned by practice', 'It appears late in life', 'It is the same in all individuals'],
          why: 'Only traits that pass to offspring can become more common from one generation to the next.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Evolution',
      aliases: ['theory of evolution', 'evolve'],
      definition: 'The change in the inherited characteristics of populations over many generations.',
      explanation:
        'Over millions of years, small changes can add up to entirely new species. Fossils, comparisons of body plans and comparisons of DNA all show it. It acts on populations, not on single individuals.',
      example: "The bones in a whale's flipper match those in a human arm, which points to a shared ancestor.",
      difficulty: 'easy',
      questions: [
        {
          question: 'Who wrote "On the Origin of Species", published in 1859?',
          answer: 'Charles Darwin',
          wrong: ['Gregor Mendel', 'Louis Pasteur', 'Carl Linnaeus'],
          why: "Darwin's book argued that species descend from common ancestors and change over time.",
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Dominant allele',
      aliases: ['dominant', 'dominance', 'recessive', 'mendel', 'mendelian inheritance'],
      definition: 'A version of an inherited instruction that shows its effect even if only one copy is present.',
      explanation:
        'A version that needs two copies to show its effect is called recessive. Gregor Mendel discovered this pattern in the 1860s by crossing pea plants. In diagrams the first kind is written with a capital letter and the recessive kind with a small one.',
      example: 'A pea plant with one version for purple flowers and one for white flowers has purple flowers.',
      difficulty: 'hard',
      questions: [
        {
          question:
            'Two pea plants, both Aa for a trait with one dominant and one recessive allele, are crossed. Which share of the offspring shows the recessive trait on average?',
          answer: 'A quarter',
          wrong: ['A half', 'None at all', 'Three quarters'],
          why: 'Only offspring with aa, one of the four equally likely combinations, show the recessive trait.',
          difficulty: 'hard',
        },
      ],
    },
  ],
};
