import type { Topic } from '../concept.ts';

export const marketing: Topic = {
  name: 'Marketing',
  aliases: ['advertising', 'promotion', 'selling', 'market research', 'marketing basics', 'sales'],
  concepts: [
    {
      term: 'Marketing mix',
      aliases: ['four Ps', '4 Ps', '4Ps', 'product price place promotion'],
      definition: 'The combination of product, price, place and promotion with which a firm offers a good.',
      explanation:
        'The four parts are known as the four Ps. They have to fit each other: a luxury watch does not suit a low price or a discount shop. A firm changes them to reach the people it wants to reach.',
      example: 'A new juice: organic, rather dear, sold in health shops, shown in food magazines.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which of these is one of the four Ps of the marketing mix?',
          answer: 'Place',
          wrong: ['Patent', 'Payroll', 'Pension'],
          why: 'The four Ps are product, price, place and promotion.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Target group',
      aliases: ['target audience', 'target market', 'target customers', 'buyer persona'],
      definition: 'The people whom a firm most wants to reach with a certain offer.',
      explanation:
        'They are described by age, place, income, interests or needs. The better a firm knows them, the better it can choose words, prices and places. Nobody can please everyone with one offer.',
      example: 'A maker of baby food wants to reach parents of small children.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Who is the most likely target group of a shop for used textbooks?',
          answer: 'Students with little money',
          wrong: ['Companies with many cars', 'Tourists without luggage', 'Parents of newborn babies'],
          why: 'Students need the books and look for a low price.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Market segmentation',
      aliases: ['segmentation', 'market segments', 'customer segments', 'demographics'],
      definition: 'The division of all possible buyers into parts with similar needs.',
      explanation:
        'Common criteria are age, region, way of life and buying habits. A firm can then make a different offer to each part or choose only one of them. The parts should differ clearly and be large enough to be worthwhile.',
      example: 'An airline has different fares for people on business and for families on holiday.',
      difficulty: 'medium',
      questions: [
        {
          question: 'A firm sorts its customers by age and income. What kind of segmentation is this?',
          answer: 'Demographic',
          wrong: ['Geographic', 'Seasonal', 'Technical'],
          why: 'Age, income, education and size of family are demographic features.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Brand',
      aliases: ['brands', 'branding', 'brand image', 'trademark', 'logo'],
      definition: 'The name, look and reputation by which people recognise an offer and its maker.',
      explanation:
        'It makes a promise about quality and creates trust, so many buyers are ready to pay more. A name or sign that is registered and protected by law is called a trademark. A good reputation takes years to build and can be lost quickly.',
      example: 'Many people choose a certain toothpaste because they have always known its name and colours.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What protects the name or sign of a brand from use by competitors?',
          answer: 'A trademark',
          wrong: ['A guarantee', 'A receipt', 'A discount'],
          why: 'A registered trademark gives its owner the right to forbid others to use the sign for similar goods.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Unique selling proposition',
      aliases: ['USP', 'unique selling point', 'unique selling points', 'competitive advantage'],
      definition: 'The one benefit that sets an offer apart from all of its competitors.',
      explanation:
        'It answers the question why somebody should buy here and not elsewhere. It has to matter to buyers and be hard to copy. A low price alone is seldom enough, because others can lower theirs.',
      example: 'A bicycle shop promises to repair every bike within the same day.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Which of these would be a unique selling proposition of a pizza service?',
          answer: 'Delivery by boat on the lake',
          wrong: ['Pizza with cheese and tomato', 'Payment in cash or by card', 'Opening hours in the evening'],
          why: 'The delivery by boat is something that competitors do not offer; the others are usual.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'SWOT analysis',
      aliases: ['SWOT', 'strengths weaknesses opportunities threats'],
      definition: 'A method that compares strengths, weaknesses, opportunities and threats.',
      explanation:
        'The first two lie within the firm, the other two outside it. Written into a table of four fields, they help to decide what to do next. It is quick and simple, but only as good as the honesty of those who fill it in.',
      example: 'A café notes: good cakes, little space, a new office block next door, a rival chain.',
      difficulty: 'medium',
      questions: [
        {
          question: 'What is the O in SWOT short for?',
          answer: 'Opportunities',
          wrong: ['Organisations', 'Obligations', 'Operations'],
          why: 'SWOT is short for strengths, weaknesses, opportunities and threats.',
          difficulty: 'easy',
        },
      ],
    },
  ],
};
