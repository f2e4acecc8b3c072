import type { Topic } from '../concept.ts';
import { geometryTemplates } from '../templates/geometry.ts';

export const geometry: Topic = {
  name: 'Geometry',
  aliases: ['shapes', 'area', 'angles', 'triangles', 'circles', 'area and volume', 'perimeter'],
  concepts: [
    {
      term: 'Right angle',
      aliases: ['right angles', '90 degrees', 'angle', 'types of angles'],
      definition: 'The corner of a square, which measures 90 degrees.',
      explanation:
        'A full turn has 360 degrees, so it is a quarter of a turn. Anything smaller is called acute, and anything between it and half a turn is called obtuse. Lines that meet in this way are perpendicular.',
      example: 'The edges of a sheet of paper meet in this way at each corner.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What is an angle of 120 degrees called?',
          answer: 'Obtuse',
          wrong: ['Acute', 'Right', 'Straight'],
          why: 'Obtuse angles are greater than 90 and smaller than 180 degrees.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Equilateral triangle',
      aliases: ['equilateral triangles', 'regular triangle', 'types of triangles'],
      definition: 'A figure with exactly three sides, all of the same length.',
      explanation:
        'All its angles measure 60 degrees. It has three lines of symmetry. A triangle with only two equal sides is called isosceles, and one without any is called scalene.',
      example: 'Six of them fit together into a regular hexagon.',
      difficulty: 'easy',
      questions: [
        {
          question: 'How large is each angle of an equilateral triangle?',
          answer: '60 degrees',
          wrong: ['90 degrees', '45 degrees', '180 degrees'],
          why: 'The angles add up to 180 degrees, and three equal ones have 60 degrees each.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Pythagorean theorem',
      aliases: ['pythagoras', 'pythagoras theorem', "pythagoras' theorem", 'hypotenuse'],
      definition:
        'The rule that in a right-angled triangle the squares of the short sides add up to the square of the longest.',
      explanation:
        'As a formula it is a² + b² = c², where c is the longest side, called the hypotenuse. It works only if one angle measures 90 degrees. It lets us find distances without measuring them.',
      example: 'A ladder whose foot is 3 m from a wall and which reaches 4 m high is 5 m long.',
      difficulty: 'medium',
      questions: [
        {
          question: 'The two short sides of a right-angled triangle are 6 and 8. How long is the longest side?',
          answer: '10',
          wrong: ['14', '12', '100'],
          why: '36 plus 64 is 100, and the square root of 100 is 10.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Pi',
      aliases: ['circumference', 'circle area', 'area of a circle'],
      definition: "The number by which a circle's diameter is multiplied to get the distance around it.",
      explanation:
        'It is about 3.14159 and cannot be written as a quotient of whole numbers. The area inside a circle is this number times the square of the radius. It is the same for circles of every size.',
      example: 'A wheel that is 1 m across rolls about 3.14 m in one turn.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What happens to the area of a circle if its radius doubles?',
          answer: 'It becomes four times as large',
          wrong: ['It becomes twice as large', 'It becomes eight times as large', 'It grows by half its size'],
          why: 'The area grows with the square of the radius, and two squared is four.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Parallelogram',
      aliases: ['parallelograms', 'quadrilateral', 'quadrilaterals', 'rhombus'],
      definition: 'A four-sided figure in which both pairs of opposite sides run in the same direction.',
      explanation:
        'Opposite sides and opposite angles are equal. Its area is the base times the height, where the height is measured straight up from the base. Rectangles and rhombuses are special cases.',
      example: 'Push a rectangular wooden frame sideways, and you get one.',
      difficulty: 'medium',
      questions: [
        {
          question: 'A parallelogram has a base of 8 cm and a height of 5 cm. What is its area?',
          answer: '40 cm²',
          wrong: ['20 cm²', '26 cm²', '80 cm²'],
          why: 'The area of a parallelogram is its base times its height.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Volume',
      aliases: ['volumes', 'cuboid'],
      definition: 'The amount of space inside a solid, measured in cubic units.',
      explanation:
        'For a box it is length times width times height. If all lengths double, it becomes eight times as large. One litre is the same as 1,000 cubic centimetres.',
      example: 'A box that is 2 m long, 1 m wide and 3 m high holds 6 cubic metres.',
      difficulty: 'easy',
      questions: [
        {
          question: 'The edges of a cube are doubled in length. How does its volume change?',
          answer: 'It becomes eight times as large',
          wrong: ['It becomes twice as large', 'It becomes four times as large', 'It becomes sixteen times as large'],
          why: 'Each of the three directions doubles, and 2 × 2 × 2 is 8.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Similar figures',
      aliases: ['similarity', 'similar triangles', 'scale factor'],
      definition: 'Shapes that have the same form but may differ in size.',
      explanation:
        'Matching angles are equal, and matching sides all have the same ratio, the scale factor. Areas grow with the square of that factor. Shapes that also have the same size are called congruent.',
      example: 'A photo and its enlargement are an example, as long as nothing is stretched.',
      difficulty: 'hard',
      questions: [
        {
          question:
            'A map shows a field at a scale of 1 to 1,000. By which factor is the real area greater than on the map?',
          answer: '1,000,000',
          wrong: ['1,000', '2,000', '10,000'],
          why: 'Areas grow with the square of the scale factor, and 1,000 squared is 1,000,000.',
          difficulty: 'hard',
        },
      ],
    },
  ],
  templates: geometryTemplates,
};
